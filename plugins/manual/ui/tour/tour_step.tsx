import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Grow, Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { goTo, leaveTour, type Step, steps } from './tour_state'

const Sheet = styled(Paper)({
  'width': 340,
  'margin': 10,
  'padding': '12px 14px',
  'border': `1px solid ${colour.line}`,
  '& h2': { margin: '0 0 4px', fontSize: 13, fontWeight: 650 },
  '& p': { margin: '0 0 12px', color: colour.ink2, lineHeight: 1.6 },
  '& footer': { display: 'flex', alignItems: 'center', gap: 8 },
})

/** One step of the tour, beside the part of the shell that it is about. */
export function TourStep({ at, step }: { at: number; step: Step }) {
  const { t } = useTranslation()
  const part = usePart(step)
  const isLast = at === steps.length - 1
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leaveTour()
  }
  return (
    <Popper
      open={part !== null}
      // The screen itself is too large to stand beside: its title is not.
      anchorEl={part?.querySelector('h1') ?? part}
      placement={step === 'menu' ? 'right-start' : 'bottom-start'}
      sx={{ zIndex: 'tooltip' }}
    >
      <Sheet role="dialog" elevation={8} aria-labelledby="tour-step" onKeyDown={onKey}>
        <h2 id="tour-step">{t(`manual:tour.${step}.title`)}</h2>
        <p>{t(`manual:tour.${step}.text`)}</p>
        <footer>
          <Quiet className="num">{`${at + 1} / ${steps.length}`}</Quiet>
          <Grow />
          {!isLast && (
            <Btn size="small" onClick={leaveTour}>
              {t('manual:tour.leave')}
            </Btn>
          )}
          {at > 0 && (
            <Btn size="small" onClick={() => goTo(at - 1)}>
              {t('act.back')}
            </Btn>
          )}
          <Btn size="small" kind="primary" autoFocus onClick={() => goTo(at + 1)}>
            {t(isLast ? 'manual:tour.end' : 'manual:tour.next')}
          </Btn>
        </footer>
      </Sheet>
    </Popper>
  )
}

/** The part of the shell that a step is about, with a ring around it while the step is shown. */
function usePart(step: Step): HTMLElement | null {
  const [part, setPart] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const found = document.querySelector<HTMLElement>(`[data-part="${step}"]`)
    setPart(found)
    if (!found) return
    found.style.outline = `2px solid ${colour.accent}`
    found.style.outlineOffset = step === 'screen' || step === 'menu' ? '-2px' : '3px'
    return () => {
      found.style.outline = ''
      found.style.outlineOffset = ''
    }
  }, [step])
  return part
}
