export default function AdvancedSearch() {
  return null
}
