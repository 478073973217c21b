import { Link } from '#resources/app/navigation/link'
import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import { Icon } from '#resources/kit/icons'
import { colour, size } from '#resources/kit/theme/tokens'
import type { MenuLine } from './menu_line'

interface Look {
  on: boolean
  folded: boolean
  /** It stands below an entry that it makes up with others. */
  below: boolean
}

const own = ['on', 'folded', 'below']

const Entry = styled(Link, { shouldForwardProp: (prop) => !own.includes(String(prop)) })<Look>(
  ({ on, folded, below }) => ({
    'display': 'flex',
    'alignItems': 'center',
    'justifyContent': folded ? 'center' : undefined,
    'gap': 10,
    'minHeight': below ? size.row - 6 : size.row,
    'lineHeight': 1.3,
    'padding': folded ? 0 : below ? '0 18px 0 46px' : '0 18px',
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
  })
)

/** More is shown as 99+. */
const BADGE_MOST = 99

interface MenuLinkProps {
  line: MenuLine
  folded?: boolean
  below?: boolean
}

/** One entry of the left menu; only its icon when the bar is folded, only its name below another one. */
export function MenuLink({ line, folded = false, below = false }: MenuLinkProps) {
  const { label, icon } = line
  // Of an entry with others below it, the one at hand is marked.
  const on = line.isOn && (folded || !line.lines)
  const badge = line.badge ? (line.badge > BADGE_MOST ? `${BADGE_MOST}+` : line.badge) : null
  return (
    <Tooltip title={folded ? label : ''} placement="right">
      <Entry
        href={line.href}
        on={on}
        folded={folded}
        below={below}
        aria-current={on ? 'page' : undefined}
        aria-label={folded ? label : undefined}
      >
        {!below && <Icon name={icon} />}
        {!folded && label}
        {!folded && badge && <b className="num">{badge}</b>}
      </Entry>
    </Tooltip>
  )
}
