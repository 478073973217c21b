import { useTranslation } from 'react-i18next'
import { listAddress } from '#resources/admin/addresses'
import { call } from '#resources/app/calls/call'
import { ListUpload } from '../upload/list_upload'

/** A list of synonyms for the project. */
export function SynonymUpload() {
  const { t } = useTranslation()
  return (
    <ListUpload
      title={t('coding:upload.title')}
      preview={(list, approve) =>
        call('POST /coding/synonyms/uploads/preview', { query: { approve }, form: { list } })
      }
      takeIn={(list, approve, seal) =>
        call('POST /coding/synonyms/uploads', { query: { approve, seal }, form: { list } })
      }
      leadsTo={listAddress('coding_synonyms')}
      mayApprove
    />
  )
}
