import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { useShell } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { PageHeader } from '#resources/kit/page_header'
import { Panel } from '#resources/kit/panel'
import { guides, type Role } from '../../guides'
import { RoleGuide } from '../../role_guide'
import { beginTour } from '../../tour/tour_state'

const Root = styled('div')({
  'maxWidth': 880,
  'padding': '16px 20px 24px',
  '& h2': { fontSize: 13 },
})
const Text = styled('p')({ padding: '12px 14px 14px', lineHeight: 1.7 })
const Contents = styled('nav')({
  'padding': '4px 0',
  '& b': { display: 'inline-block', minWidth: 96, fontWeight: 600 },
  '& a': { marginRight: 16 },
})

const roles = Object.keys(guides) as Role[]
const sections = [
  ...([
    'start',
    'list',
    'search',
    'workflow',
    'board',
    'import',
    'feedback',
    'literature',
  ] as const),
  ...([
    'view',
    'edit',
    'due',
    'notify',
    'query',
    'unlock',
    'quality',
    'submission',
    'reports',
    'history',
    'trail',
    'narratives',
    'papers',
    'listings',
    'signal',
    'periodic',
    'export',
  ] as const),
]

/** The operation manual: the work of each role, and what one does with each screen. */
export default function Manual() {
  const { t } = useTranslation()
  const { project } = useShell()
  return (
    <Root>
      <ScreenTitle title={t('manual:manual.title')} />
      <PageHeader
        title={t('manual:manual.title')}
        fact={t('manual:manual.lead')}
        actions={project && <Btn onClick={beginTour}>{t('manual:tour.begin')}</Btn>}
      />
      <Contents aria-label={t('manual:manual.by_role')}>
        <b>{t('manual:manual.by_role')}</b>
        {roles.map((role) => (
          <a key={role} href={`#${role}`}>
            {t(`manual:roles.${role}.title`)}
          </a>
        ))}
      </Contents>
      <Contents aria-label={t('manual:manual.screens')} style={{ marginBottom: 12 }}>
        <b>{t('manual:manual.screens')}</b>
        {sections.map((section) => (
          <a key={section} href={`#${section}`}>
            {t(`manual:manual.${section}.title`)}
          </a>
        ))}
      </Contents>
      {roles.map((role) => (
        <RoleGuide key={role} role={role} />
      ))}
      {sections.map((section) => (
        <Panel key={section} id={section} title={t(`manual:manual.${section}.title`)}>
          <Text>{t(`manual:manual.${section}.text`)}</Text>
        </Panel>
      ))}
    </Root>
  )
}
