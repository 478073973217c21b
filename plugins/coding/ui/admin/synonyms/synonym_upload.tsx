import { useTranslation } from 'react-i18next'
import { ListUpload } from '../upload/list_upload'

/** A list of synonyms for the project. */
export function SynonymUpload() {
  const { t } = useTranslation()
  return (
    <ListUpload
      title={t('coding:upload.title')}
      place="/coding/synonyms/uploads"
      leadsTo="/admin/coding_synonyms"
      mayApprove
    />
  )
}
