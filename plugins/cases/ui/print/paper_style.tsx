import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/slots'
import { pageNonce } from '#resources/app/nonce'
import { fontFamily } from '#resources/kit/theme/tokens'
import { utcText } from '#resources/kit/utc_text'
import { versionText } from '../case/version_text'
import { cssText } from './css_text'

interface PaperStyleProps {
  head: Pick<CaseHead, 'caseNo' | 'revision' | 'version' | 'versionKind'>
  /** UTC */
  printedAt: string
}

/** The paper: its size, and on each sheet which case it belongs to and which of how many it is. */
export function PaperStyle({ head, printedAt }: PaperStyleProps) {
  const { t } = useTranslation()
  const revision = t('cases:strip.revision', { revision: head.revision })
  const version = versionText(t, head.versionKind, head.version)
  const small = `font: 9px ${fontFamily}; color: #5A6272;`
  return (
    <style nonce={pageNonce()}>{`
      @page {
        size: A4;
        margin: 17mm 14mm 16mm;
        @top-left { content: ${cssText(`${head.caseNo} · ${version} · ${revision}`)}; ${small} }
        @top-right { content: ${cssText(utcText(printedAt))}; ${small} }
        @bottom-right { content: counter(page) " / " counter(pages); ${small} }
      }
      @media print { body { min-width: 0; background: #fff; } }
    `}</style>
  )
}
