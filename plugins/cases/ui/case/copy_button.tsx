import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useNavigation } from '#resources/app/navigation/navigation'
import { Btn } from '#resources/kit/btn'
import { useConfirm } from '#resources/kit/confirm'
import { useMessages } from '#resources/kit/messages'
import { caseAddress } from '../open/case_address'

/** Makes a case that says what this one says, after a question, and opens it. */
export function CopyButton({ case: { id, caseNo } }: { case: CaseHead }) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const confirm = useConfirm()
  const tell = useMessages()
  const copy = async () => {
    const key = crypto.randomUUID()
    const question = {
      title: t('cases:copy.title', { caseNo }),
      text: t('cases:copy.text'),
      act: t('cases:copy.act'),
    }
    if (!(await confirm(question))) return
    try {
      go(caseAddress(await call('POST /cases/{caseId}/copies', { path: { caseId: id } }, { key })))
    } catch (error) {
      tell.error(sentenceOf(error))
    }
  }
  return (
    <Btn icon="copy" onClick={() => void copy()}>
      {t('cases:copy.act')}
    </Btn>
  )
}
