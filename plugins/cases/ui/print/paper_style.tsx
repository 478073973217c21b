import { useTranslation } from 'react-i18next'
import { placedMomentText } from '#kernel/fields/moment_text'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { useTimeZone } from '#resources/app/moment'
import { pageNonce } from '#resources/app/nonce'
import { fontFamily } from '#resources/kit/theme/tokens'
import { versionText } from '../case/version_text'
import { cssText } from './css_text'

interface PaperStyleProps {
  head: Pick<CaseHead, 'id' | 'caseNo' | 'revision' | 'version' | 'versionKind'>
  /** UTC */
  printedAt: string
}

/** Name of the paper of a case: several may be printed at once. */
export const paperOf = ({ id }: Pick<CaseHead, 'id'>) => `case-${id}`

/** The paper: its size, and on each sheet which case it belongs to and which of how many it is. */
export function PaperStyle({ head, printedAt }: PaperStyleProps) {
  const { t } = useTranslation()
  const timeZone = useTimeZone()
  const revision = t('cases:strip.revision', { revision: head.revision })
  const version = versionText(head.versionKind, head.version)
  const small = `font: 9px ${fontFamily}; color: #5A6272;`
  return (
    <style nonce={pageNonce()}>{`
      @page ${paperOf(head)} {
        size: A4;
        margin: 17mm 14mm 16mm;
        @top-left { content: ${cssText(`${head.caseNo} · ${version} · ${revision}`)}; ${small} }
        @top-right { content: ${cssText(placedMomentText(timeZone, printedAt))}; ${small} }
        @bottom-right { content: counter(page) " / " counter(pages); ${small} }
      }
      @media print { body { min-width: 0; background: #fff; } }
    `}</style>
  )
}
