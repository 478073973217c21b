import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { ElementChange } from '#kernel/changes/change'
import { reasonWords, trailActs, trailSubject } from '#kernel/changes/trail/trail_fields'
import { say } from '#resources/app/language'
import { whoText } from '#resources/app/who_text'
import { Btn } from '#resources/kit/btn'
import { utcText } from '#resources/kit/utc_text'
import { KeptList } from '../kept/kept_list'
import type { ListColumn } from '../kept/list_column'
import { TrailDrawer } from './trail_drawer'
import { changedLabel, changedText, subjectChoice, subjectLabel } from './trail_words'

const actText = (act: string) => say(trailActs[act.split('.').pop()!]) || act

const subjectText = ({ subject, subjectId, names }: RaRecord) => {
  return `${subjectLabel(subject)} ${say(names[subjectId]) || String(subjectId).slice(0, 8)}`
}

/** All changes of a line in one text, for files. */
const changesText = ({ subject, names, changes }: RaRecord) =>
  (changes as ElementChange[])
    .map(({ path, before, after }) => {
      const [was, is] = [before, after].map((value) => changedText({ subject, names }, path, value))
      return `${changedLabel(subject, path)} ${was} → ${is}`
    })
    .join('\n')

/** What was done outside of projects: who, when, what; a line opens with old and new values. */
export function TrailList() {
  const { t } = useTranslation()
  const [open, setOpen] = useState<RaRecord | null>(null)
  const label = (name: string) => t(`admin.trail.${name}`)
  const columns: ListColumn[] = [
    { source: 'at', label: label('at'), text: ({ at }) => utcText(at), figures: 'moment' },
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
      <KeptList
        fields={{}}
        columns={columns}
        narrowed={{ subject: subjectChoice }}
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
