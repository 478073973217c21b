import { useTranslation } from 'react-i18next'
import { ATTACHMENT_MAX_KB } from '#kernel/files/checks/file_kinds'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'

interface NoDocumentProps {
  id: string
  /** Absent where nothing is edited. */
  onChoose?: () => void
}

/** No document yet: how one comes in, and which. */
export function NoDocument({ id, onChoose }: NoDocumentProps) {
  const { t } = useTranslation()
  if (!onChoose) return <Quiet id={id}>{t('forms.no_document')}</Quiet>
  return (
    <>
      <Btn
        kind="ghost"
        size="small"
        icon="upload"
        tabIndex={-1}
        onClick={onChoose}
        sx={{ flex: 'none', ml: '-5px' }}
      >
        {t('forms.file.choose')}
      </Btn>
      <Quiet id={id} style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {t('forms.file.or_drop', { size: ATTACHMENT_MAX_KB / 1024 })}
      </Quiet>
    </>
  )
}
