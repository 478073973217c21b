import type { FileLeaf } from '#kernel/case/content/leaf'
import { fetchBytes } from '#resources/app/calls/call'
import { useShown } from '#resources/app/calls/use_answer'
import { useTranslation } from 'react-i18next'
import { useDocuments } from '#resources/forms/leaf/documents'
import { PdfView } from '#resources/kit/document/pdf_view'
import { PictureView } from '#resources/kit/document/picture_view'
import { TextView } from '#resources/kit/document/text_view'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'

/** How a document is shown; null when the browser cannot. */
export function lookOf({ mediaType = '' }: FileLeaf): 'pdf' | 'picture' | 'text' | null {
  if (mediaType === 'application/pdf') return 'pdf'
  if (mediaType.startsWith('image/')) return 'picture'
  return mediaType === 'text/plain' ? 'text' : null
}

interface ShownDocumentProps {
  leaf: FileLeaf
  zoom: number
}

/** One document: a PDF, a picture or a text; anything else is for the programs of the computer. */
export function ShownDocument({ leaf, zoom }: ShownDocumentProps) {
  const { t } = useTranslation()
  const documents = useDocuments()!
  const look = lookOf(leaf)
  const { data, error, reload } = useShown(look && ['document', leaf.file], (signal) =>
    fetchBytes(documents.hrefOf(leaf.file), signal)
  )
  if (!look) {
    return (
      <EmptyState
        icon="document"
        title={t('cases:beside.document.not_shown')}
        text={t('document.download_instead')}
      />
    )
  }
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return <div aria-busy style={{ flex: 1 }} />
  if (look === 'pdf') return <PdfView bytes={data} zoom={zoom} />
  if (look === 'text') return <TextView bytes={data} zoom={zoom} />
  return <PictureView bytes={data} mediaType={leaf.mediaType!} name={leaf.name ?? ''} zoom={zoom} />
}
