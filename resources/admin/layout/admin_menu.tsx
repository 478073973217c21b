import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import { useGetResourceLabel, useResourceDefinitions, useTranslate } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { Brand } from '#resources/app/shell/brand'
import { Icon } from '#resources/kit/icons'
import type { AdminOptions } from '../admin_resource'
import { productFacts } from '../page_facts'
import { colour, size } from '#resources/kit/theme/tokens'

const Aside = styled('aside')({
  background: colour.side,
  color: colour.sideText,
  padding: '14px 0',
  display: 'flex',
  flexDirection: 'column',
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

const Section = styled('div')({
  padding: '14px 18px 6px',
  fontSize: 11,
  letterSpacing: '.6px',
  color: colour.sideQuiet,
})

const Foot = styled('footer')({
  'marginTop': 'auto',
  'padding': '10px 18px 0',
  'fontSize': 11,
  'color': colour.sideQuiet,
  '& a': { color: 'inherit' },
})

/** Whose a resource is; undefined above the first one. */
const levelOf = (options?: Partial<AdminOptions>) => options && (options.level ?? 'project')

/** The resources that plugins brought, level by level, under the home of the back office. */
export function AdminMenu() {
  const { t } = useTranslation()
  const { version, filingNumber } = productFacts()
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
        {resources.map(({ name, options }, index) => {
          const level = levelOf(options)
          const isFirst = level !== levelOf(resources[index - 1]?.options)
          return (
            <Fragment key={name}>
              {isFirst && <Section>{t(`admin.levels.${level}`)}</Section>}
              <Entry to={`/admin/${name}`}>
                <Icon name={options?.icon ?? 'list'} /> {labelOf(name)}
              </Entry>
            </Fragment>
          )
        })}
      </nav>
      <Foot className="num">
        <a href="/license">{version}</a>
        {filingNumber && ` · ${t('shell.filing', { number: filingNumber })}`}
      </Foot>
    </Aside>
  )
}
