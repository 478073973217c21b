import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import type { FileLeaf } from '#kernel/case/content/leaf'
import { Icon } from '#resources/kit/icons'
import { Grow, Quiet } from '#resources/kit/panel'
import { useDocuments } from '../../leaf/documents'
import { fileFacts } from './file_facts'

interface AttachedDocumentProps {
  id: string
  leaf: FileLeaf
  /** Absent where nothing is edited, as is `onRemove`. */
  onReplace?: () => void
  onRemove?: () => void
}

/** A document that is there: name, kind and size, and what can be done with it. */
export function AttachedDocument({ id, leaf, onReplace, onRemove }: AttachedDocumentProps) {
  const { t } = useTranslation()
  const documents = useDocuments()
  const name = leaf.name ?? t('forms.document')
  return (
    <>
      <Icon name="document" size={15} sx={{ flex: 'none' }} />
      <span id={id} style={{ display: 'flex', gap: 8, alignItems: 'baseline', minWidth: 0 }}>
        <span
          title={name}
          style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {name}
        </span>
        <Quiet className="num" style={{ flex: 'none' }}>
          {fileFacts(leaf)}
        </Quiet>
      </span>
      <Grow />
      {documents?.show && (
        <IconButton
          size="small"
          title={t('forms.file.show')}
          aria-label={`${t('forms.file.show')} ${name}`}
          onClick={() => documents.show!(leaf.file)}
        >
          <Icon name="beside" size={15} />
        </IconButton>
      )}
      {documents && (
        <IconButton
          component="a"
          size="small"
          href={documents.hrefOf(leaf.file)}
          title={t('forms.file.download')}
          aria-label={`${t('forms.file.download')} ${name}`}
        >
          <Icon name="download" size={15} />
        </IconButton>
      )}
      {onReplace && (
        <IconButton
          size="small"
          title={t('forms.file.replace')}
          aria-label={`${t('forms.file.replace')} ${name}`}
          onClick={onReplace}
        >
          <Icon name="upload" size={15} />
        </IconButton>
      )}
      {onRemove && (
        <IconButton
          size="small"
          title={t('forms.file.remove')}
          aria-label={`${t('forms.file.remove')} ${name}`}
          onClick={onRemove}
        >
          <Icon name="trash" size={15} />
        </IconButton>
      )}
    </>
  )
}
