import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  reasonWords,
  trailAct,
  trailActs,
  trailDays,
  trailKind,
  trailSubject,
} from '#kernel/changes/trail/trail_fields'
import { say } from '#resources/app/language'
import { whoText } from '#resources/app/who_text'
import { Btn } from '#resources/kit/btn'
import { ResourceList } from '../resource/resource_list'
import type { ListColumn } from '../resource/list_column'
import { momentColumn } from '../resource/moment_column'
import { ElementFilter } from './element_filter'
import { TrailDrawer, type TrailLine } from './trail_drawer'
import { changedLabel, changedText, subjectChoice, subjectLabel } from './trail_words'
import { useTrailPeople } from './use_trail_people'

const actText = (act: string) => say(trailActs[act.split('.').pop()!]) || act

const subjectText = ({ subject, subjectId, names }: TrailLine) => {
  return `${subjectLabel(subject)} ${say(names[subjectId]) || subjectId.slice(0, 8)}`
}

/** All changes of a line in one text, for files. */
const changesText = ({ subject, names, changes }: TrailLine) =>
  changes
    .map(({ path, before, after }) => {
      const [was, is] = [before, after].map((value) => changedText({ subject, names }, path, value))
      return `${changedLabel(subject, path)} ${was} → ${is}`
    })
    .join('\n')

/** What was done outside of projects: who, when, what; a line opens with old and new values. */
export function TrailList() {
  const { t } = useTranslation()
  const [open, setOpen] = useState<TrailLine | null>(null)
  const people = useTrailPeople()
  const label = (name: string) => t(`admin.trail.${name}`)
  const columns: ListColumn<TrailLine>[] = [
    momentColumn('at', label('at')),
    { source: 'actor', label: label('actor'), text: ({ actor }) => whoText(actor) },
    { source: 'act', label: label('act'), text: ({ act }) => actText(act) },
    { source: 'subject', label: say(trailSubject.label), text: subjectText },
    {
      source: 'reason',
      label: label('reason'),
      text: ({ reason }) => (reason ? say(reasonWords(reason)) : ''),
      sortable: false,
    },
    {
      source: 'changes',
      label: label('changes'),
      text: changesText,
      cell: (line) =>
        line.changes.length > 0 && (
          <Btn size="small" kind="ghost" onClick={() => setOpen(line)}>
            {t('admin.trail.open', { count: line.changes.length })}
          </Btn>
        ),
      sortable: false,
    },
  ]
  return (
    <>
      <ResourceList
        fields={{}}
        columns={columns}
        filterFields={{
          subject: subjectChoice,
          actor: people,
          kind: trailKind,
          act: trailAct,
          days: trailDays,
        }}
        moreFilters={<ElementFilter />}
        sort={{ field: 'at', order: 'DESC' }}
      />
      <TrailDrawer
        line={open}
        title={open ? `${subjectText(open)} · ${actText(open.act)}` : ''}
        onClose={() => setOpen(null)}
      />
    </>
  )
}
