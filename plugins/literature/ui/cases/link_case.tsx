import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { Quiet } from '#resources/kit/panel'
import { TextBox } from '#resources/kit/text_box'

interface LinkCaseProps {
  articleId: string
  productId: string
  /** C.1.5 of a follow-up, yyyy-MM-dd. */
  received: string
  onLinked: () => void
}

/** A case that is there already is about the article, or is followed up by it. */
export function LinkCase({ articleId, productId, received, onLinked }: LinkCaseProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [caseNo, setCaseNo] = useState('')
  const [error, setError] = useState<string | null>(null)
  const known = { productId, caseNo: caseNo.trim() }
  const path = { articleId }
  const doing = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act()
      tell.done(done)
      onLinked()
    } catch (refused) {
      setError(sentenceOf(refused))
    }
  }
  const link = () => call('POST /literature/articles/{articleId}/case-link', { path, body: known })
  const followUp = () =>
    call('POST /literature/articles/{articleId}/case-follow-up', {
      ...{ path, body: { ...known, received } },
    })
  const isEmpty = known.caseNo === ''
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
        <Btn
          disabled={isEmpty}
          onClick={() => void doing(link, t('literature:make.linked', { caseNo: known.caseNo }))}
        >
          {t('literature:make.link')}
        </Btn>
        <Btn
          disabled={isEmpty}
          onClick={() => void doing(followUp, t('literature:make.followed_up', known))}
        >
          {t('literature:make.follow_up')}
        </Btn>
      </Stack>
      <Quiet>{t('literature:make.follow_up_hint', { day: received })}</Quiet>
    </Stack>
  )
}
