import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Finding } from '#kernel/case/rules/finding'
import { say } from '#resources/app/language'
import { colour } from '#resources/kit/theme/tokens'
import { countsAs } from '../findings/severity'

const Line = styled('p')({ fontSize: 12, lineHeight: 1.4, marginTop: 4 })
const tints = { error: colour.redDeep, warning: colour.amber, note: colour.ink2 }

interface FieldMessagesProps {
  id: string
  findings: readonly Finding[]
  /** What was filled in cannot be kept at all. */
  misshapen?: boolean
  /** What was typed and is not taken. */
  refused?: string
}

/** What the rules say about a field, one sentence each, after what keeps it from being saved. */
export function FieldMessages({ id, findings, misshapen, refused }: FieldMessagesProps) {
  const { t } = useTranslation()
  if (findings.length === 0 && !misshapen && refused === undefined) return null
  return (
    <div id={id}>
      {refused !== undefined && (
        <Line role="status" style={{ color: tints.error }}>
          {t('forms.refused', { text: refused })}
        </Line>
      )}
      {misshapen && <Line style={{ color: tints.error }}>{t('forms.misshapen')}</Line>}
      {findings.map((finding) => (
        <Line
          key={`${finding.rule} ${finding.path} ${finding.message.en}`}
          style={{ color: tints[countsAs(finding)] }}
        >
          {say(finding.message)}
        </Line>
      ))}
    </div>
  )
}
