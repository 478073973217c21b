import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import { paperLanguages, type PaperLanguage, type PaperWish } from '#plugins/papers/contract'
import { sentenceOf } from '#resources/app/api_error'
import { callForFile } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { useMessages } from '#resources/kit/messages'
import { Grow } from '#resources/kit/panel'
import { saveFile } from '#resources/kit/save_file'

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 12,
})

interface PaperBarProps {
  caseId: string
  forms: readonly { key: string; name: Words; languages: readonly PaperLanguage[] }[]
  sets: readonly { key: string; name: Words }[]
  wish: PaperWish
  onForm: (form: string) => void
  onLanguage: (language: PaperLanguage) => void
  onPrivacy: (privacy: string) => void
}

/** Which paper, in which language, and its files. */
export function PaperBar(props: PaperBarProps) {
  const { caseId, forms, sets, wish, onForm, onLanguage, onPrivacy } = props
  const { t } = useTranslation()
  const tell = useMessages()
  const [isBusy, setBusy] = useState(false)
  const languages = forms.find(({ key }) => key === wish.form)?.languages ?? paperLanguages
  const download = async (kind: 'pdf' | 'docx') => {
    setBusy(true)
    try {
      const asked = { path: { caseId }, body: { ...wish, kind } }
      const { name, content } = await callForFile('POST /cases/{caseId}/papers/file', asked)
      saveFile(name, content)
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
    setBusy(false)
  }
  return (
    <Root>
      <Choice label={t('papers:form')} value={wish.form} onChoose={onForm}>
        {forms.map(({ key, name }) => (
          <option key={key} value={key}>
            {say(name)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('papers:language')}
        value={wish.language}
        onChoose={(chosen) => onLanguage(chosen as PaperLanguage)}
      >
        {languages.map((each) => (
          <option key={each} value={each}>
            {t(`papers:languages.${each}`)}
          </option>
        ))}
      </Choice>
      <Choice label={t('papers:privacy')} value={wish.privacy ?? ''} onChoose={onPrivacy}>
        {sets.map(({ key, name }) => (
          <option key={key} value={key}>
            {say(name)}
          </option>
        ))}
      </Choice>
      <Grow />
      <Btn icon="download" disabled={isBusy} onClick={() => void download('docx')}>
        {t('papers:docx')}
      </Btn>
      <Btn kind="primary" icon="download" disabled={isBusy} onClick={() => void download('pdf')}>
        {t('papers:pdf')}
      </Btn>
    </Root>
  )
}
