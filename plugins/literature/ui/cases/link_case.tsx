import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { Btn } from '#resources/kit/btn'
import { TextBox } from '#resources/kit/text_box'

interface LinkCaseProps {
  articleId: string
  productId: string
  onLinked: () => void
}

/** Says that a case which is there already is about the article, or followed up by it. */
export function LinkCase({ articleId, productId, onLinked }: LinkCaseProps) {
  const { t } = useTranslation()
  const [caseNo, setCaseNo] = useState('')
  const [error, setError] = useState<string | null>(null)
  const link = async (kind: 'linked' | 'follow_up') => {
    try {
      await call('POST /literature/articles/{articleId}/case-link', {
        ...{ path: { articleId }, body: { productId, caseNo: caseNo.trim(), kind } },
      })
      onLinked()
    } catch (refused) {
      setError(sentenceOf(refused))
    }
  }
  return (
    <Stack spacing={1} sx={{ pt: 1 }}>
      <TextBox
        label={t('literature:make.known_case')}
        value={caseNo}
        error={error}
        most={100}
        onValue={setCaseNo}
      />
      <Stack direction="row" spacing={1}>
        <Btn disabled={caseNo.trim() === ''} onClick={() => void link('linked')}>
          {t('literature:make.link')}
        </Btn>
        <Btn disabled={caseNo.trim() === ''} onClick={() => void link('follow_up')}>
          {t('literature:make.follow_up')}
        </Btn>
      </Stack>
    </Stack>
  )
}
