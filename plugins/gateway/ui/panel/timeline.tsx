import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { ShownStep, ShownSubmission } from '#plugins/gateway/contract/shown'
import { sentenceOf } from '#resources/app/api_error'
import { callForFile } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import { Moment } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { saveFile } from '#resources/kit/save_file'
import { colour } from '#resources/kit/theme/tokens'
import { useSizeText } from '../size_text'

const List = styled('ol')({
  'margin': 0,
  'padding': '12px 14px 4px',
  'listStyle': 'none',
  '& li': {
    position: 'relative',
    padding: '0 0 12px 18px',
    borderLeft: `2px solid ${colour.line}`,
    lineHeight: '19px',
  },
  '& li:last-of-type': { borderLeftColor: 'transparent' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: -6,
    top: 5,
    width: 10,
    height: 10,
    borderRadius: '50%',
    background: colour.accent,
  },
  '& li[data-tone=ok]::before': { background: colour.greenMark },
  '& li[data-tone=bad]::before': { background: colour.red },
  '& li[data-tone=again]::before': { background: colour.amberMark },
  '& b': { fontWeight: 600 },
  '& p': { margin: 0, overflowWrap: 'anywhere', color: colour.ink2 },
  '& small': { display: 'block', fontSize: 12, color: colour.ink3 },
  '& time': { float: 'right', marginLeft: 10, fontSize: 12, color: colour.ink2 },
})

const HASH = 12

/** What happened to a submission, in its order; what a step shows can be downloaded there. */
export function Timeline({ submission }: { submission: ShownSubmission }) {
  const { t } = useTranslation()
  const { steps } = submission
  const tries = steps.filter(({ act }) => act === 'tried')
  const nameOf = (step: ShownStep) =>
    step.act === 'tried'
      ? t('gateway:act.try', { count: tries.indexOf(step) + 1 })
      : t(`gateway:act.${step.act}`)
  return (
    <List aria-label={t('gateway:panel.timeline')}>
      {steps.map((step) => (
        <li key={step.seq} data-tone={toneOf(step)}>
          <Moment at={step.at} />
          <b>{nameOf(step)}</b>
          {step.code !== null && <span className="num"> ({step.code})</span>}
          {step.actor && <span> · {whoText(step.actor)}</span>}
          <p>{say(step.sentence)}</p>
          {step.artefact && (
            <Artefact submissionId={submission.id} seq={step.seq} artefact={step.artefact} />
          )}
        </li>
      ))}
    </List>
  )
}

function toneOf({ act, hasLeft }: ShownStep): string | undefined {
  if (act === 'tried') return hasLeft ? 'ok' : 'again'
  if (act === 'delivered' || act === 'receipted' || act === 'accepted') return 'ok'
  if (act === 'halted' || act === 'rejected') return 'bad'
  return ['reminded', 'escalated', 'belated'].includes(act) ? 'again' : undefined
}

interface ArtefactProps {
  submissionId: string
  seq: number
  artefact: NonNullable<ShownStep['artefact']>
}

/** A file of a step, with its size and its digest, by which the same bytes are seen to be the same. */
function Artefact({ submissionId, seq, artefact: { name, size, sha256 } }: ArtefactProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const sizeText = useSizeText()
  const download = async () => {
    try {
      const path = { submissionId, seq: String(seq) }
      const file = await callForFile('GET /submissions/{submissionId}/files/{seq}', { path })
      saveFile(file.name, file.content)
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
  }
  return (
    <small>
      <Btn
        size="small"
        kind="ghost"
        icon="download"
        aria-label={t('gateway:panel.download', { name })}
        onClick={() => void download()}
      >
        {name}
      </Btn>{' '}
      <span className="num" title={`SHA-256 ${sha256}`}>
        {sizeText(size)} · SHA-256 {sha256.slice(0, HASH)}…
      </span>
    </small>
  )
}
