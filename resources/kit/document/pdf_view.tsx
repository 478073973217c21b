import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../empty_state'
import { openPdf, type OpenPdf } from './open_pdf'
import { PdfPage } from './pdf_page'
import { DocumentScroll, useInnerWidth } from './document_scroll'

interface PdfViewProps {
  bytes: Uint8Array
  /** 1: as wide as the place that it has. */
  zoom: number
}

type State = { open: OpenPdf; page: { width: number; height: number } } | { fault: string } | null

/** The pages of a PDF under each other. */
export function PdfView({ bytes, zoom }: PdfViewProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<State>(null)
  const [scroll, width] = useInnerWidth()
  useEffect(() => {
    let wanted = true
    let open: OpenPdf | undefined
    const begin = async () => {
      open = await openPdf(bytes.slice())
      const { width: wide, height } = (await open.pdf.getPage(1)).getViewport({ scale: 1 })
      if (wanted) setState({ open, page: { width: wide, height } })
      else open.close()
    }
    begin().catch((error: Error) => wanted && setState({ fault: error.name }))
    return () => {
      wanted = false
      open?.close()
    }
  }, [bytes])
  const locked = state && 'fault' in state && state.fault === 'PasswordException'
  return (
    <DocumentScroll ref={scroll} aria-busy={state === null}>
      {state && 'fault' in state && (
        <EmptyState
          icon="warning"
          title={t(locked ? 'document.locked' : 'document.unreadable')}
          text={t('document.download_instead')}
        />
      )}
      {state &&
        'open' in state &&
        width > 0 &&
        Array.from({ length: state.open.pdf.numPages }, (_, index) => (
          <PdfPage
            key={index}
            pdf={state.open.pdf}
            number={index + 1}
            guess={state.page}
            scale={(width / state.page.width) * zoom}
          />
        ))}
    </DocumentScroll>
  )
}
