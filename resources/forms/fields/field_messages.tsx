import { styled } from '@mui/material/styles'
import type { Finding } from '#kernel/rules/finding'
import { say } from '#resources/app/language'
import { colour } from '#resources/kit/theme/tokens'
import { countsAs } from '../findings/severity'

const Line = styled('p')({ fontSize: 12, lineHeight: 1.4, marginTop: 4 })
const tints = { error: colour.redDeep, warning: colour.amber, note: colour.ink2 }

/** What the rules say about a field, one sentence each. */
export function FieldMessages({ id, findings }: { id: string; findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  return (
    <div id={id}>
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
