import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { type DestinationStage, destinationStages } from '#plugins/gateway/contract/shown'
import { Narrow } from '#resources/admin/resource/resource_form'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useShell } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { ConfirmDialog } from '#resources/kit/confirm_dialog'
import { Panel } from '#resources/kit/panel'
import { ReasonDialog } from '#resources/kit/reason_dialog'
import { colour } from '#resources/kit/theme/tokens'

const Way = styled('ol')({
  'display': 'flex',
  'gap': 8,
  'margin': 0,
  'padding': 14,
  'listStyle': 'none',
  '& li': {
    flex: 1,
    padding: '8px 10px',
    borderTop: `3px solid ${colour.line}`,
    color: colour.ink2,
  },
  '& li[data-reached=true]': { borderColor: colour.greenMark },
  '& li[aria-current=step]': { borderColor: colour.accent, color: colour.ink, fontWeight: 600 },
  '& p': { margin: '4px 0 0', fontSize: 12, fontWeight: 450, color: colour.ink2 },
  '& button': { marginTop: 8 },
})

interface StagePanelProps {
  id: string
  code: string
  stage: DestinationStage
}

/** The way of a destination from its set-up to its use; back to an earlier stage with a reason. */
export function StagePanel({ id, code, stage }: StagePanelProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const refresh = useRefresh()
  const { project } = useShell()
  const [asked, setAsked] = useState<DestinationStage | null>(null)
  const now = destinationStages.indexOf(stage)
  const isBack = asked !== null && destinationStages.indexOf(asked) < now
  const move = async (to: DestinationStage, reason?: string) => {
    setAsked(null)
    try {
      const body = { stage: to, ...(reason && { reason }) }
      await call('POST /gateway/destinations/{id}/stage', { path: { id }, body })
      notify(t('gateway:stage.done', { code, stage: t(`gateway:stage.${to}`) }), {
        type: 'success',
      })
    } catch (refused) {
      notify(sentenceOf(refused), { type: 'error' })
    }
    refresh()
  }
  // Reports of the formal environment are tested in the other one.
  const canMove = (at: number) =>
    at < now || at === now + 1 || (project?.environment === 1 && destinationStages[at] === 'in_use')
  return (
    <Narrow>
      <Panel title={t('gateway:stage.name')} hint={t('gateway:stage.hint')}>
        <Way>
          {destinationStages.map((each, at) => (
            <li
              key={each}
              data-reached={at < now}
              aria-current={each === stage ? 'step' : undefined}
            >
              {t(`gateway:stage.${each}`)}
              <p>{t(`gateway:stage.text.${each}`)}</p>
              {each !== stage && canMove(at) && (
                <Btn
                  size="small"
                  kind={at > now ? 'primary' : 'ghost'}
                  onClick={() => setAsked(each)}
                >
                  {t(at > now ? 'gateway:stage.go' : 'gateway:stage.back')}
                </Btn>
              )}
            </li>
          ))}
        </Way>
      </Panel>
      <ConfirmDialog
        question={
          asked && !isBack
            ? {
                title: t('gateway:stage.question', { code, stage: t(`gateway:stage.${asked}`) }),
                text: t(`gateway:stage.text.${asked}`),
                act: t('gateway:stage.go'),
              }
            : null
        }
        onAnswer={(yes) => (yes && asked ? void move(asked) : setAsked(null))}
      />
      {asked && isBack && (
        <ReasonDialog
          title={t('gateway:stage.back_question', { code, stage: t(`gateway:stage.${asked}`) })}
          text={t(`gateway:stage.text.${asked}`)}
          label={t('gateway:asked.reason')}
          act={t('gateway:stage.back')}
          onReason={(reason) => void move(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </Narrow>
  )
}
