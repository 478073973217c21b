import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { api } from '#resources/app/api'
import { ErrorState } from '#resources/kit/error_state'
import { useLoaded } from '#resources/kit/use_loaded'
import { ListUpload } from '../upload/list_upload'

/** A file for a list of the installation. */
export function ListUploadPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data, error, reload } = useLoaded(id, (signal) =>
    api.get<{ name: string }>(`/admin/coding_synonym_lists/${id}`, {}, signal)
  )
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return <Skeleton height={240} />
  return (
    <ListUpload
      title={t('coding:lists.upload_into', { name: data.name })}
      place={`/coding/synonym_lists/${id}/uploads`}
      leadsTo="/admin/coding_synonym_lists"
    />
  )
}
