import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Step } from '#plugins/process/contract/step'
import { say } from '#resources/app/language'
import { Moment } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import { SideDrawer } from '#resources/kit/side_drawer'
import { colour } from '#resources/kit/theme/tokens'
import type { ShownWay } from '../way/use_way'

const List = styled('ol')({
  'margin': 0,
  'padding': '16px 18px',
  'listStyle': 'none',
  'overflow': 'auto',
  '& li': {
    position: 'relative',
    padding: '0 0 16px 18px',
    borderLeft: `2px solid ${colour.line}`,
  },
  '& li:last-of-type': { borderLeftColor: 'transparent', paddingBottom: 0 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: -6,
    top: 4,
    width: 10,
    height: 10,
    borderRadius: '50%',
    background: colour.accent,
  },
  '& b': { fontWeight: 600 },
  '& p': { margin: '2px 0 0', overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 12, color: colour.ink2 },
})

interface StepsDrawerProps {
  way: ShownWay
  open: boolean
  onClose: () => void
}

/** All that happened to a case on its way, the latest first. */
export function StepsDrawer({ way: { steps, definition }, open, onClose }: StepsDrawerProps) {
  const { t } = useTranslation()
  // What an earlier version of the case passed may be no node of the process any more.
  const nodeOf = (key: string) => definition.nodes.find((node) => node.key === key)
  const nameOf = (key: string) => {
    const node = nodeOf(key)
    return node ? say(node.name) : key
  }
  const place = ({ from, to }: Step) =>
    from === null || from === to ? nameOf(to) : `${nameOf(from)} → ${nameOf(to)}`
  return (
    <SideDrawer open={open} title={t('process:steps.title')} onClose={onClose}>
      <List tabIndex={0} aria-label={t('process:steps.title')}>
        {steps.toReversed().map((step) => (
          <li key={step.seq}>
            <b>{step.kind ? t(`process:begins.${step.kind}`) : t(`process:act.${step.act}`)}</b> ·{' '}
            {place(step)}
            {step.reason && <p>{step.reason}</p>}
            <small>
              <Moment at={step.at} /> · {whoText(step.actor?.name ?? 'system')} ·{' '}
              {t('cases:strip.revision', { revision: step.revision })}
            </small>
            <small>
              {step.holder
                ? t('process:steps.holder', { holder: step.holder.name })
                : t(`process:steps.${nodeOf(step.to)?.kind === 'ended' ? 'ended' : 'to_claim'}`)}
            </small>
          </li>
        ))}
      </List>
    </SideDrawer>
  )
}
