import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { listAddress } from '#resources/admin/addresses'
import { useRowId } from '#resources/admin/row_id'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { ErrorState } from '#resources/kit/error_state'
import { ListUpload } from '../upload/list_upload'

/** A file for a list of the installation. */
export function ListUploadPage() {
  const { t } = useTranslation()
  const id = useRowId()
  const { data, error, reload } = useAnswer('GET /admin/coding_synonym_lists/{id}', {
    path: { id },
  })
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return <Skeleton height={240} />
  const path = { id }
  return (
    <ListUpload
      title={t('coding:lists.upload_into', { name: data.name })}
      preview={(list) =>
        call('POST /coding/synonym_lists/{id}/uploads/preview', { path, form: { list } })
      }
      takeIn={(list, _, seal) =>
        call('POST /coding/synonym_lists/{id}/uploads', { path, query: { seal }, form: { list } })
      }
      leadsTo={listAddress('coding_synonym_lists')}
    />
  )
}
