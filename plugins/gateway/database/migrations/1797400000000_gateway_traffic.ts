import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What went through the connections of a company, from all its projects: when, which way, how large, what became
 * of it. Nothing of a case and no number of a message is in it. The platform sees that of all companies.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE INDEX submissions_of_company ON submissions (company_id, created_at);
      CREATE FUNCTION gateway_traffic(since timestamptz, til timestamptz) RETURNS TABLE (
        id uuid, company_id uuid, connection_id uuid, direction text, state text, outcome text,
        at timestamptz, receipt_at timestamptz, bytes bigint)
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT s.id, s.company_id, d.connection_id, 'out', s.state,
          CASE WHEN s.state IN ('queued', 'waiting', 'sent') THEN 'waiting'
            WHEN s.state = 'halted' THEN 'failed'
            WHEN s.state IN ('withdrawn', 'closed') THEN 'ended' ELSE 'done' END,
          s.created_at,
          (SELECT min(p.at) FROM submission_steps p
            WHERE p.submission_id = s.id AND p.act = 'delivered'),
          coalesce(s.packed_size, s.size)::bigint
        FROM submissions s JOIN gateway_destinations d ON d.id = s.destination_id
        WHERE d.connection_id IS NOT NULL AND NOT s.is_portal
          AND (since IS NULL OR s.created_at >= since) AND (til IS NULL OR s.created_at < til)
          AND (current_setting('pharos.platform', true) = 'on'
            OR s.company_id = nullif(current_setting('pharos.company', true), '')::uuid)
        UNION ALL
        SELECT a.id, a.company_id, a.connection_id, 'in', a.state,
          CASE WHEN a.state IN ('received', 'orphan') THEN 'waiting'
            WHEN a.state = 'unreadable' THEN 'failed'
            WHEN a.state = 'set_aside' THEN 'ended' ELSE 'done' END,
          a.arrived_at, NULL, a.size::bigint
        FROM gateway_arrivals a
        WHERE a.connection_id IS NOT NULL AND a.part <= 1
          AND (since IS NULL OR a.arrived_at >= since) AND (til IS NULL OR a.arrived_at < til)
          AND (current_setting('pharos.platform', true) = 'on'
            OR a.company_id = nullif(current_setting('pharos.company', true), '')::uuid)
      $$;
    `)
  }

  async down() {
    this.schema.raw('DROP FUNCTION gateway_traffic(timestamptz, timestamptz)')
    this.schema.raw('DROP INDEX submissions_of_company')
  }
}
