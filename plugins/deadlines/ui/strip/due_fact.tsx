import ButtonBase from '@mui/material/ButtonBase'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { say } from '#resources/app/language'
import { useShell } from '#resources/app/shared_props'
import { useOfferedActs } from '#resources/app/shell/palette/offered_acts'
import { useKey } from '#resources/forms/editor/use_key'
import { Tag } from '#resources/kit/tag'
import { size } from '#resources/kit/theme/tokens'
import { DueTag } from '../due_tag'
import { firstDue } from '../first_due'
import { useExplained } from '../use_explained'
import { WhyPanel } from '../why/why_panel'

/** When the case on the screen is due first; it opens why. */
export function DueFact({ case: { id, caseNo, revision } }: { case: CaseHead }) {
  const { t } = useTranslation()
  const { project } = useShell()
  const { explained, isStale, reload } = useExplained(id, revision)
  const [open, setOpen] = useState(false)
  const isWide = useMediaQuery(`(min-width: ${size.foldBelow}px)`)
  const toggle = useCallback(() => setOpen((was) => !was), [])
  useEffect(() => {
    if (isStale) reload()
  }, [isStale, reload])
  useKey({ with: 'alt', letter: 'W' }, toggle)
  useOfferedActs(
    useCallback(
      () => [
        { id: 'due', title: t('deadlines:why'), keys: 'Alt W', icon: 'calendar', run: toggle },
      ],
      [t, toggle]
    )
  )
  if (!explained) return '—'
  const first = firstDue(explained.deadlines)
  const { levels, today, isOpen } = explained
  const destination = first && t(`deadlines:destination.${first.destination}_${project?.type ?? 1}`)
  const because =
    first?.state === 'due' &&
    t('deadlines:sentence.why', {
      ...{ why: say(first.rule!.why), dayZero: first.dayZero, element: first.start },
      days: first.days,
    })
  return (
    <>
      <ButtonBase
        onClick={toggle}
        aria-expanded={open}
        aria-keyshortcuts="Alt+W"
        title={[first?.due, because, `${t('deadlines:why')} (Alt W)`].filter(Boolean).join('\n')}
        sx={{ font: 'inherit', gap: 0.75, borderRadius: 1 }}
      >
        {first?.due !== undefined ? (
          <>
            <DueTag
              due={first.due}
              today={today}
              levels={levels}
              isDone={!isOpen}
              says={isWide ? 'all' : 'short'}
            />
            {isWide && <Tag>{t('deadlines:within', { destination, count: first.days })}</Tag>}
          </>
        ) : (
          <Tag tone={first?.state === 'unsayable' ? 'amber' : 'grey'}>
            {t(`deadlines:state.${first?.state ?? 'none'}`)}
          </Tag>
        )}
      </ButtonBase>
      {open && (
        <WhyPanel
          caseId={id}
          caseNo={caseNo}
          explained={explained}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
