import { styled } from '@mui/material/styles'
import { useResourceDefinitions } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import { Card, Quiet } from '#resources/kit/panel'
import { HomeFacts } from './home_facts'
import { ResourceCard } from './resource_card'

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 12,
  margin: '16px 0',
})

/** The home of the back office: what there is to administer, and how much of it. */
export function Home() {
  const { t } = useTranslation()
  const names = Object.values(useResourceDefinitions()).filter(({ hasList }) => hasList)
  return (
    <>
      <PageHeader title={t('admin.title')} />
      <Quiet>{t('admin.lead')}</Quiet>
      <HomeFacts />
      <Cards>
        {names.map(({ name }) => (
          <ResourceCard key={name} name={name} />
        ))}
      </Cards>
      {names.length === 0 && (
        <Card>
          <EmptyState icon="settings" title={t('admin.nothing')} text={t('admin.nothing_text')} />
        </Card>
      )}
    </>
  )
}
