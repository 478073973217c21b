import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '#resources/app/language'
import { Choice } from '#resources/kit/choice'
import { ErrorState } from '#resources/kit/error_state'
import type { Revision } from '../history/revisions'
import { useRevision, useRevisionList } from '../history/use_revision'
import { changeSide, useSide } from './side_settings'
import { LanguageChoice } from './language_choice'
import { SideBar } from './side_bar'
import { SidePage } from './side_page'
import type { SideViewProps } from './side_view'

/** What was chosen last, by view and case: it stays while the person goes from page to page. */
const chosenBefore = new Map<string, number>()

interface PastSideProps extends SideViewProps {
  /** Name of the view. */
  kind: string
  label: string
  /** The states that can be chosen, of all saves with the latest first; the latest first again. */
  statesOf: (saves: readonly Revision[]) => readonly Revision[]
  textOf: (save: Revision) => string
}

/** An earlier state of the case, compared with the form. The one before the last is shown first. */
export function PastSide({ head, page, kind, label, statesOf, textOf }: PastSideProps) {
  const { t } = useTranslation()
  const memory = `${kind} ${head.id}`
  const [chosen, setChosen] = useState(chosenBefore.get(memory))
  const language = useSide('rightLanguage') ?? currentLanguage()
  const list = useRevisionList(head.id, head.revision)
  const states = list.data ? statesOf(list.data) : []
  const state = states.find(({ revision }) => revision === chosen) ?? states[1] ?? states[0]
  const then = useRevision(head.id, state?.revision ?? null)
  const error = list.error ?? then.error
  const retry = list.error ? list.reload : then.reload
  return (
    <>
      <SideBar>
        <Choice
          grow
          label={label}
          value={String(state?.revision ?? '')}
          onChoose={(value) => {
            chosenBefore.set(memory, Number(value))
            setChosen(Number(value))
          }}
        >
          {states.map((save) => (
            <option key={save.revision} value={save.revision}>
              {textOf(save)}
            </option>
          ))}
        </Choice>
        <LanguageChoice
          value={language}
          onChoose={(rightLanguage) => changeSide({ rightLanguage })}
        />
      </SideBar>
      {error && <ErrorState text={error} onRetry={retry} />}
      {!error && !then.data && (
        <Skeleton height={220} sx={{ m: '12px' }} aria-busy aria-label={t('cases:beside.title')} />
      )}
      {then.data && (
        <SidePage
          key={state!.revision}
          caseId={head.id}
          page={page}
          content={then.data}
          language={language}
          compares
        />
      )}
    </>
  )
}
