import { styled } from '@mui/material/styles'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#kernel/language/words'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { currentLanguage } from '#resources/app/language'
import { Link } from '#resources/app/navigation/link'
import { useShell } from '#resources/app/shared_props'
import { useEditor } from '#resources/forms/editor/editor_context'
import { ErrorState } from '#resources/kit/error_state'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { NarrativeBar } from '../narrative/narrative_bar'
import { NarrativeSheet } from '../narrative/narrative_sheet'
import { useNarrative } from '../narrative/use_narrative'
import { useWayToField } from '../narrative/use_way_to_field'

const Head = styled('div')({ padding: '8px 12px', borderBottom: `1px solid ${colour.line}` })
const Sheet = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', background: colour.card })

interface NarrativeSideProps {
  case: CaseHead
  page: string
}

/** The narrative beside the form: it grows while somebody types. */
export function NarrativeSide({ case: head, page }: NarrativeSideProps) {
  const [language, setLanguage] = useState<Language>(currentLanguage())
  return (
    <NarrativeInLanguage key={language} {...{ head, page, language }} onLanguage={setLanguage} />
  )
}

interface NarrativeInLanguageProps {
  head: CaseHead
  page: string
  language: Language
  onLanguage: (language: Language) => void
}

function NarrativeInLanguage({ head, page, language, onLanguage }: NarrativeInLanguageProps) {
  const { t } = useTranslation()
  const { permissions } = useShell()
  const typed = useDeferredValue(useEditor((editor) => editor.content))
  const narrative = useNarrative(head.id, language, typed)
  const onGo = useWayToField(head.id, page)
  const readOnly = useEditor((editor) => editor.readOnly)
  const mayEdit = permissions.includes('CASE_EDIT') && !readOnly
  const { error, noChanges } = narrative
  return (
    <>
      <Head>
        <NarrativeBar {...{ narrative, language, mayEdit, onLanguage }} />
        <Link href={`/cases/${head.id}/tabs/narrative`}>{t('narratives:open')}</Link>
      </Head>
      <Sheet lang={language}>
        {error && <ErrorState text={error} onRetry={narrative.reload} />}
        {noChanges && <Quiet as="p">{noChanges}</Quiet>}
        {narrative.sentences && (
          <NarrativeSheet narrative={narrative} mayEdit={mayEdit} isWide={false} onGo={onGo} />
        )}
      </Sheet>
    </>
  )
}
