import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { ListingTable } from '../../list/listing_table'

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 20px 20px',
})

/** The line listings of the project, or the templates that they begin with. */
export default function Listings({ isTemplate }: { isTemplate: boolean }) {
  const { t } = useTranslation()
  const title = t(isTemplate ? 'listings:templates' : 'listings:title')
  return (
    <Page>
      <ScreenTitle title={title} />
      <ListingTable key={String(isTemplate)} title={title} isTemplate={isTemplate} />
    </Page>
  )
}
