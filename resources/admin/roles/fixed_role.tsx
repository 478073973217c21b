import { styled } from '@mui/material/styles'
import type { RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { ChoicesField, Fields } from '#kernel/fields/field'
import { say } from '#resources/app/language'
import { useNavigation } from '#resources/app/navigation/navigation'
import { Btn } from '#resources/kit/btn'
import { Icon } from '#resources/kit/icons'
import { PageHeader } from '#resources/kit/page_header'
import { Panel, Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { listAddress } from '../addresses'
import { byGroup } from '../resource/by_group'
import { Narrow } from '../resource/resource_form'
import { CopyRole } from './copy_role'

const Note = styled('p')({ color: colour.ink2, margin: '10px 0 12px' })
const Group = styled('section')({
  'padding': '10px 14px',
  'borderBottom': `1px solid ${colour.lineSoft}`,
  '&:last-child': { borderBottom: 0 },
  '& h3': { margin: '0 0 6px', fontSize: 12, fontWeight: 600, color: colour.ink2 },
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
  },
  '& li': { display: 'inline-flex', gap: 6, alignItems: 'center' },
  '& svg': { color: colour.accent },
})

/** A role that nobody changes: it is built in, or somebody has it. */
export function FixedRole({ role, fields }: { role: RaRecord; fields: Fields }) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const { of } = fields.permissions as ChoicesField
  const carried = of.filter(({ value }) => role.permissions.includes(value))
  return (
    <Narrow>
      <PageHeader
        title={
          <>
            {say({ zh: role.nameZh, en: role.nameEn })}{' '}
            <Tag tone={role.builtIn ? 'grey' : 'blue'}>
              {t(role.builtIn ? 'admin.roles.built_in' : 'admin.roles.own')}
            </Tag>
          </>
        }
        actions={
          <>
            <CopyRole role={role} />
            <Btn onClick={() => go(listAddress('roles'))}>{t('act.back')}</Btn>
          </>
        }
      />
      <Note>
        {role.builtIn ? t('admin.roles.fixed') : t('admin.roles.in_use', { count: role.users })}
      </Note>
      <Panel title={t('admin.roles.rights')}>
        {byGroup(carried).map(([group, options]) => (
          <Group key={group}>
            <h3>{group}</h3>
            <ul>
              {options.map(({ value, label }) => (
                <li key={value}>
                  <Icon name="check" size={15} /> {say(label)}{' '}
                  <Quiet className="num">{value}</Quiet>
                </li>
              ))}
            </ul>
          </Group>
        ))}
        {carried.length === 0 && <Group>{t('admin.roles.none')}</Group>}
      </Panel>
    </Narrow>
  )
}
