import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useGetList, useResourceDefinitions } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from '#resources/app/navigation/link'
import { Icon } from '#resources/kit/icons'
import { colour, size } from '#resources/kit/theme/tokens'

const Face = styled(Link)({
  'display': 'grid',
  'gridTemplateColumns': 'auto 1fr',
  'columnGap': 12,
  'alignItems': 'center',
  'padding': '14px 16px',
  'color': colour.ink,
  'background': colour.card,
  'border': `1px solid ${colour.line}`,
  'borderRadius': size.cardRadius,
  '& svg': { color: colour.ink3 },
  '& b': { gridRow: 2, gridColumn: 2, fontSize: 22, fontWeight: 650, lineHeight: 1.3 },
  '&:hover': { borderColor: colour.accentLine, background: colour.hover, textDecoration: 'none' },
})

/** One list of the back office: its name and how many rows it has; a click opens it. */
export function ResourceCard({ name }: { name: string }) {
  const { i18n } = useTranslation()
  const { label, icon } = useResourceDefinitions()[name]?.options ?? {}
  const { total, error } = useGetList(name, { pagination: { page: 1, perPage: 1 } })
  const count = total === undefined ? null : new Intl.NumberFormat(i18n.language).format(total)
  return (
    <Face href={`/admin/${name}`}>
      <Icon name={icon ?? 'list'} size={20} />
      <span>{label ?? name}</span>
      <b className="num">{error ? '—' : (count ?? <Skeleton width={40} />)}</b>
    </Face>
  )
}
