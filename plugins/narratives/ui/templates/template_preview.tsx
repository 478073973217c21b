import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '#kernel/language/words'
import { tellCase } from '#plugins/narratives/contract/tell_case'
import type { NarrativeTemplate } from '#plugins/narratives/contract/template'
import { wholeText } from '#plugins/narratives/contract/whole_text'
import { sentenceOf } from '#resources/app/api_error'
import { useAnswer } from '#resources/app/calls/use_answer'
import { currentLanguage } from '#resources/app/language'
import { languageNames } from '#resources/app/language_names'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Choice } from '#resources/kit/choice'
import { Panel, Quiet } from '#resources/kit/panel'

const Text = styled('p')({ whiteSpace: 'pre-wrap', margin: '10px 14px 12px', lineHeight: 1.6 })

/** A template as it tells one of the latest cases of the project, with what is not saved yet. */
export function TemplatePreview({ template }: { template: NarrativeTemplate }) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const [wished, setWished] = useState<string | null>(null)
  const cases = useAnswer('GET /cases', { query: { pageSize: 20 } })
  const caseId = wished ?? cases.data?.rows[0]?.id ?? null
  const asked = caseId === null ? null : { path: { caseId }, query: { language } }
  const { data } = useAnswer('GET /cases/{caseId}/narrative', asked, { keep: true })
  const told = useMemo(() => {
    if (!data) return null
    const terms = new Map(data.terms.map(({ key, name }) => [key, name]))
    try {
      const of = { content: data.content, catalogue, terms }
      return wholeText(tellCase(template, of, language), language)
    } catch (error) {
      return t('narratives:templates.wrong', { problem: sentenceOf(error) })
    }
  }, [data, template, catalogue, language, t])
  return (
    <Panel
      title={t('narratives:templates.preview')}
      actions={
        <>
          <Choice label={t('narratives:templates.case')} value={caseId ?? ''} onChoose={setWished}>
            {cases.data?.rows.map(({ id, caseNo }) => (
              <option key={id} value={id}>
                {caseNo}
              </option>
            ))}
          </Choice>
          <Choice
            label={t('narratives:templates.language')}
            value={language}
            onChoose={(next) => setLanguage(next as Language)}
          >
            {languages.map((each) => (
              <option key={each} value={each} lang={each}>
                {languageNames[each]}
              </option>
            ))}
          </Choice>
        </>
      }
    >
      {cases.data?.rows.length === 0 && (
        <Quiet as="p" style={{ margin: 14 }}>
          {t('narratives:templates.no_cases')}
        </Quiet>
      )}
      {told !== null && <Text lang={language}>{told || t('narratives:nothing')}</Text>}
    </Panel>
  )
}
