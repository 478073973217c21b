import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Icon } from '#resources/kit/icons'
import { Tag, type Tone } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'

const Rail = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 8,
  paddingTop: 8,
  background: colour.card,
  borderLeft: `1px solid ${colour.line}`,
})
const Corner = styled('div')({ position: 'absolute', right: 8, top: 7 })

/** Folds the findings away to a rail, and back. */
export function FoldButton({
  open,
  count,
  tone,
  onOpen,
}: {
  open?: boolean
  count: number
  /** Of the gravest that is folded away. */
  tone: Tone
  onOpen: () => void
}) {
  const { t } = useTranslation()
  const name = t(open ? 'cases:findings.fold' : 'cases:findings.unfold')
  const button = (
    <IconButton
      size="small"
      onClick={onOpen}
      aria-label={name}
      title={name}
      aria-expanded={Boolean(open)}
    >
      <Icon name={open ? 'chevronRight' : 'fold'} />
    </IconButton>
  )
  if (open) return <Corner>{button}</Corner>
  return (
    <Rail>
      {button}
      {count > 0 && <Tag tone={tone}>{count}</Tag>}
    </Rail>
  )
}
