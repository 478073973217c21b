import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from '#resources/app/navigation/link'
import { useShell } from '#resources/app/shared_props'
import { screensOf } from '#resources/app/shell/menu_at'
import { Panel } from '#resources/kit/panel'
import { guides, type Role } from './guides'

const Steps = styled('ol')({
  'margin': 0,
  'padding': '12px 14px 4px 36px',
  '& li': { paddingBottom: 12, lineHeight: 1.7 },
  '& b': { fontWeight: 600 },
})

/** The work of a role, step by step; a step leads to its screen where the reader may open it. */
export function RoleGuide({ role }: { role: Role }) {
  const { t } = useTranslation()
  const { menu } = useShell()
  const open = new Set(screensOf(menu).map(({ href }) => href))
  return (
    <Panel id={role} title={t(`manual:roles.${role}.title`)} hint={t(`manual:roles.${role}.lead`)}>
      <Steps>
        {Object.entries<string | undefined>(guides[role]).map(([step, screen]) => (
          <li key={step}>
            <b>
              {screen && open.has(screen) ? (
                <Link href={screen}>{t(`manual:roles.${role}.steps.${step}.title`)}</Link>
              ) : (
                t(`manual:roles.${role}.steps.${step}.title`)
              )}
            </b>
            <br />
            {t(`manual:roles.${role}.steps.${step}.text`)}
          </li>
        ))}
      </Steps>
    </Panel>
  )
}
