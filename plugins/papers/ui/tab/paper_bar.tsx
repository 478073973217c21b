import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaperWish } from '#plugins/papers/contract'
import { sentenceOf } from '#resources/app/api_error'
import { callForFile } from '#resources/app/calls/call'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { Grow } from '#resources/kit/panel'
import { saveFile } from '#resources/kit/save_file'
import { ChoiceBox, type PaperChoicesProps, usePaperChoices } from './paper_choices'

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 12,
})

interface PaperBarProps extends PaperChoicesProps {
  caseId: string
  wish: PaperWish
}

/** Which paper, in which language, and its files. */
export function PaperBar({ caseId, ...choices }: PaperBarProps) {
  const { t } = useTranslation()
  const shown = usePaperChoices(choices)
  const tell = useMessages()
  const [isBusy, setBusy] = useState(false)
  const download = async (kind: 'pdf' | 'docx') => {
    setBusy(true)
    try {
      const asked = { path: { caseId }, body: { ...choices.wish, kind } }
      const { name, content } = await callForFile('POST /cases/{caseId}/papers/file', asked)
      saveFile(name, content)
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
    setBusy(false)
  }
  return (
    <Root>
      {shown.map((one) => (
        <ChoiceBox key={one.label} of={one} />
      ))}
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
