import { styled } from '@mui/material/styles'
import { useGetResourceLabel, useResourceDefinitions, useTranslate } from 'react-admin'
import { NavLink } from 'react-router-dom'
import { Brand } from '#resources/app/shell/brand'
import { Icon } from '#resources/kit/icons'
import { colour, size } from '#resources/kit/theme/tokens'

const Aside = styled('aside')({
  background: colour.side,
  color: colour.sideText,
  padding: '14px 0',
  height: '100vh',
  overflow: 'auto',
})
const Entry = styled(NavLink)({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 10,
  'height': size.row,
  'padding': '0 18px',
  'color': colour.sideText,
  '&:hover': { background: colour.sideRaised, color: '#fff', textDecoration: 'none' },
  '&.active': {
    background: colour.sideRaised,
    color: '#fff',
    boxShadow: `inset 3px 0 0 ${colour.sideMark}`,
  },
})

/** The resources that plugins brought, under the home of the back office. */
export function AdminMenu() {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const resources = Object.values(useResourceDefinitions()).filter(({ hasList }) => hasList)
  return (
    <Aside>
      <div style={{ padding: '2px 18px 16px' }}>
        <Brand />
      </div>
      <nav>
        <Entry to="/admin" end>
          <Icon name="home" /> {translate('ra.page.dashboard')}
        </Entry>
        {resources.map(({ name, options }) => (
          <Entry key={name} to={`/admin/${name}`}>
            <Icon name={options?.icon ?? 'list'} /> {labelOf(name)}
          </Entry>
        ))}
      </nav>
    </Aside>
  )
}
