import { Link } from '#resources/app/navigation/link'
import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import { Icon } from '#resources/kit/icons'
import { colour, size } from '#resources/kit/theme/tokens'
import type { MenuLine } from './menu_section'

const Entry = styled(Link, { shouldForwardProp: (prop) => prop !== 'on' && prop !== 'folded' })<{
  on: boolean
  folded: boolean
}>(({ on, folded }) => ({
  'display': 'flex',
  'alignItems': 'center',
  'justifyContent': folded ? 'center' : undefined,
  'gap': 10,
  'height': size.row,
  'padding': folded ? 0 : '0 18px',
  'color': on ? '#fff' : colour.sideText,
  'background': on ? colour.sideRaised : undefined,
  'boxShadow': on ? `inset 3px 0 0 ${colour.sideMark}` : undefined,
  '&:hover': { background: colour.sideRaised, color: '#fff', textDecoration: 'none' },
  '& b': {
    marginLeft: 'auto',
    background: colour.sideBadge,
    color: '#fff',
    fontWeight: 600,
    fontSize: 11,
    borderRadius: 9,
    padding: '1px 7px',
  },
}))

/** More is shown as 99+. */
const BADGE_MOST = 99

/** One entry of the left menu; only its icon when the bar is folded. */
export function MenuLink({ entry, folded }: { entry: MenuLine; folded: boolean }) {
  const { label, isOn: on } = entry
  const badge = entry.badge ? (entry.badge > BADGE_MOST ? `${BADGE_MOST}+` : entry.badge) : null
  return (
    <Tooltip title={folded ? label : ''} placement="right">
      <Entry
        href={entry.href}
        on={on}
        folded={folded}
        aria-current={on ? 'page' : undefined}
        aria-label={folded ? label : undefined}
      >
        <Icon name={entry.icon} />
        {!folded && label}
        {!folded && badge && <b className="num">{badge}</b>}
      </Entry>
    </Tooltip>
  )
}
