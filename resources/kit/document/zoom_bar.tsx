import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icons'
import { colour } from '../theme/tokens'

const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

const Root = styled('div')({ display: 'flex', alignItems: 'center', flex: 'none' })
const Percent = styled('button')({
  'font': 'inherit',
  'fontSize': 12,
  'width': 44,
  'padding': 0,
  'border': 0,
  'background': 'none',
  'color': colour.ink2,
  'cursor': 'pointer',
  '&:hover': { color: colour.accent },
})

interface ZoomBarProps {
  /** 1: as wide as the place that it has. */
  zoom: number
  onZoom: (zoom: number) => void
}

/** Smaller, larger, and back to the width of the place. */
export function ZoomBar({ zoom, onZoom }: ZoomBarProps) {
  const { t } = useTranslation()
  const at = STEPS.indexOf(zoom)
  const step = (name: string, icon: string, to: number | undefined) => (
    <IconButton
      size="small"
      title={name}
      aria-label={name}
      disabled={to === undefined}
      onClick={() => onZoom(to!)}
    >
      <Icon name={icon} size={15} />
    </IconButton>
  )
  return (
    <Root role="group" aria-label={t('document.zoom')}>
      {step(t('document.smaller'), 'minus', STEPS[at - 1])}
      <Percent
        className="num"
        title={t('document.fit')}
        aria-label={`${Math.round(zoom * 100)} %, ${t('document.fit')}`}
        onClick={() => onZoom(1)}
      >
        {Math.round(zoom * 100)} %
      </Percent>
      {step(t('document.larger'), 'plus', STEPS[at + 1])}
    </Root>
  )
}
