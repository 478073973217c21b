import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Matrix, MatrixRight } from '#kernel/access/roles/matrix/matrix'
import { say } from '#resources/app/language'
import { Icon } from '#resources/kit/icons'
import { colour } from '#resources/kit/theme/tokens'

const RIGHT_WIDTH = 200

const Frame = styled('div')({
  overflow: 'auto',
  maxHeight: 'calc(100vh - 190px)',
  border: `1px solid ${colour.line}`,
  borderRadius: 8,
  background: colour.card,
})
const Table = styled('table')({
  'borderCollapse': 'separate',
  'borderSpacing': 0,
  'minWidth': '100%',
  '& th, & td': { borderBottom: `1px solid ${colour.lineSoft}`, padding: '7px 8px' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    background: colour.head,
    borderBottom: `1px solid ${colour.line}`,
    fontSize: 12,
    fontWeight: 600,
    padding: '7px 3px',
    minWidth: 68,
    maxWidth: 120,
    textAlign: 'center',
    verticalAlign: 'bottom',
    overflowWrap: 'break-word',
  },
  '& thead th small': { display: 'block', fontWeight: 450, color: colour.ink3 },
  '& tbody th, & thead th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    background: colour.card,
    textAlign: 'left',
    fontWeight: 500,
    width: RIGHT_WIDTH,
    minWidth: RIGHT_WIDTH,
    borderRight: `1px solid ${colour.line}`,
  },
  '& thead th:first-of-type': {
    zIndex: 3,
    background: colour.head,
    fontWeight: 600,
    paddingLeft: 8,
  },
  '& tbody th small': { display: 'block', color: colour.ink3, fontSize: 11, fontWeight: 450 },
  '& tbody tr.group th': {
    background: colour.head,
    fontSize: 12,
    fontWeight: 650,
    color: colour.ink2,
    borderRight: 0,
  },
  '& tbody td': { textAlign: 'center' },
  '& tbody td svg': { color: colour.accent, verticalAlign: 'middle' },
  '& tbody tr:not(.group):hover > *': { background: colour.hover },
  '& td.no': { color: colour.box },
})

/** All roles against all rights, group by group. */
export function MatrixTable({ rights, roles }: Matrix) {
  const { t } = useTranslation()
  const groups = [...Map.groupBy(rights, headOf)]
  const granted = roles.map(({ permissions }) => new Set(permissions))
  return (
    <Frame tabIndex={0} role="region" aria-label={t('admin.roles.matrix')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('admin.roles.right')}</th>
            {roles.map(({ id, nameZh, nameEn, builtIn }) => (
              <th key={id} scope="col">
                {say({ zh: nameZh, en: nameEn })}
                <small>{t(builtIn ? 'admin.roles.built_in' : 'admin.roles.own')}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(([head, inGroup]) => (
            <Fragment key={head}>
              <tr className="group">
                <th scope="rowgroup">{head}</th>
                <td colSpan={roles.length} style={{ background: colour.head }} />
              </tr>
              {inGroup.map(({ code, label }) => (
                <tr key={code}>
                  <th scope="row">
                    {say(label)}
                    <small className="num">{code}</small>
                  </th>
                  {roles.map(({ id }, at) =>
                    granted[at]!.has(code) ? (
                      <td key={id}>
                        <Icon name="check" size={16} titleAccess={t('admin.roles.yes')} />
                      </td>
                    ) : (
                      <td key={id} className="no">
                        –
                      </td>
                    )
                  )}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </Frame>
  )
}

const headOf = ({ group }: MatrixRight) => say(group)
