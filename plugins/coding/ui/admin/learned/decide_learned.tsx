import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { useDecide } from './use_decide'

/** Approves or rejects the chosen terms; so do the keys beside the verbs. */
export function DecideLearned() {
  const { t } = useTranslation()
  const { selectedIds } = useListContext()
  const { busy, decide } = useDecide()
  return (
    <>
      <Btn
        icon="check"
        keys="Alt A"
        disabled={busy}
        onClick={() => void decide(selectedIds, 'approved')}
      >
        {t('coding:synonyms.act.approved')}
      </Btn>
      <Btn
        icon="close"
        keys="Alt R"
        title={t('coding:learned.reject_text')}
        disabled={busy}
        onClick={() => void decide(selectedIds, 'rejected')}
      >
        {t('coding:synonyms.act.rejected')}
      </Btn>
    </>
  )
}
