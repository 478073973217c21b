import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#kernel/language/words'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { writtenOf } from '#plugins/narratives/contract/edits'
import { wholeText } from '#plugins/narratives/contract/whole_text'
import { currentLanguage } from '#resources/app/language'
import { useNavigation } from '#resources/app/navigation/navigation'
import { useShell } from '#resources/app/shared_props'
import { ErrorState } from '#resources/kit/error_state'
import { Grow, Quiet } from '#resources/kit/panel'
import { NarrativeBar } from '../narrative/narrative_bar'
import { NarrativeSheet } from '../narrative/narrative_sheet'
import { useNarrative } from '../narrative/use_narrative'
import { useWayToField } from '../narrative/use_way_to_field'
import { WriteButtons } from '../narrative/write_buttons'

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })

/** The narrative of a case, sentence by sentence. */
export function NarrativeTab({ case: head }: { case: CaseHead }) {
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const key = `${language} ${head.revision}`
  return <NarrativeInLanguage key={key} head={head} language={language} onLanguage={setLanguage} />
}

interface NarrativeInLanguageProps {
  head: CaseHead
  language: Language
  onLanguage: (language: Language) => void
}

function NarrativeInLanguage({ head, language, onLanguage }: NarrativeInLanguageProps) {
  const { t } = useTranslation()
  const { permissions } = useShell()
  const { reload } = useNavigation()
  const onGo = useWayToField(head.id)
  const narrative = useNarrative(head.id, language)
  const { sentences, error } = narrative
  const mayEdit = permissions.includes('CASE_EDIT')
  const length = sentences ? [...wholeText(writtenOf(sentences), language)].length : 0
  return (
    <>
      <Bar style={{ marginBottom: 12 }}>
        <NarrativeBar {...{ narrative, language, mayEdit, onLanguage }} />
        <Grow />
        <Quiet className="num">
          {t('narratives:length', { length: length.toLocaleString('en') })}
        </Quiet>
        {mayEdit && (
          <WriteButtons
            caseId={head.id}
            language={language}
            revision={head.revision}
            onWritten={() => reload()}
          />
        )}
      </Bar>
      {error && <ErrorState text={error} onRetry={narrative.reload} />}
      {!sentences && !error && <Skeleton variant="rounded" height={400} />}
      {narrative.noChanges && <Quiet as="p">{narrative.noChanges}</Quiet>}
      {sentences && (
        <div lang={language}>
          <NarrativeSheet narrative={narrative} mayEdit={mayEdit} isWide onGo={onGo} />
        </div>
      )}
      <Quiet as="p">{t('narratives:legend')}</Quiet>
    </>
  )
}
