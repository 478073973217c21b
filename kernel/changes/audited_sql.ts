import { tieToHead } from '#kernel/changes/audit_sql'

/** A table whose rows are held against the trail. */
export interface AuditedRows {
  readonly table: string
  /** Chains that speak of its rows: `type:id`. */
  readonly type: string
  /** Column that holds the id of the subject; `id` where a row is the subject itself. */
  readonly of?: string
  /** Further columns of the primary key, where a subject has several rows. */
  readonly keys?: readonly string[]
  /** Columns of which the trail keeps the SHA-256 only: secrets, and what is large. */
  readonly hashed?: readonly string[]
  /** Columns that are copies of others, or whose hash stands in another one. */
  readonly leftOut?: readonly string[]
  /** Number of a row that is never changed again: a line speaks of the rows that are new. */
  readonly kept?: string
}

/** SQL by which the trail knows of a table from now on; of one that it knows nothing becomes different. */
export function audited(tables: readonly AuditedRows[]): string {
  const list = (names: readonly string[] = []) => `'{${names.join(',')}}'`
  const lines = tables.map(({ table, type, of = 'id', keys, hashed, leftOut, kept }) => {
    const last = kept ? `'${kept}'` : 'NULL'
    return `('${table}', '${type}', '${of}', ${list(keys)}, ${list(hashed)}, ${list(leftOut)}, ${last})`
  })
  return `INSERT INTO audit_heads.audited VALUES ${lines.join(',\n')}
      ON CONFLICT DO NOTHING;
    SELECT audit_heads.renew();`
}

/** SQL by which it knows of them no more. */
export function unaudited(tables: readonly AuditedRows[]): string {
  const each = ({ table }: AuditedRows) => `
    DELETE FROM audit_heads.audited WHERE table_name = '${table}';
    DROP TRIGGER audit_line ON ${table};
    DROP FUNCTION audit_heads.check_${table};`
  return `${tables.map(each).join('\n')}
    SELECT audit_heads.renew();`
}

/** SQL that gives a column of an audited table another name; lines of before still speak of it. */
export function renameColumn(table: string, before: string, now: string): string {
  return `ALTER TABLE ${table} RENAME COLUMN "${before}" TO "${now}";
    INSERT INTO audit_heads.renamed_columns VALUES ('${table}', '${before}', '${now}');
    SELECT audit_heads.renew();`
}

/** SQL that takes that back. */
export function renameColumnBack(table: string, before: string, now: string): string {
  return `DELETE FROM audit_heads.renamed_columns
      WHERE table_name = '${table}' AND before = '${before}';
    ALTER TABLE ${table} RENAME COLUMN "${now}" TO "${before}";
    SELECT audit_heads.renew();`
}

/** SQL that says of tables, for docs/tables.md, why they are open or not held against the trail. */
export function commentTables(reasons: Readonly<Record<string, string>>): string {
  const each = ([table, reason]: [string, string]) =>
    `COMMENT ON TABLE ${table} IS '${reason.replaceAll("'", "''")}';`
  return Object.entries(reasons).map(each).join('\n')
}

/**
 * Which tables are audited stands in `audit_heads.audited`. Of it the database makes anew (`renew`,
 * which a migration calls that gives such a table another column):
 *
 * - `audit_heads.stands`: what stands in the audited tables for the subject of a chain. The database
 *   puts it into every line of that chain, so that `audit:verify` can compare.
 * - a check of each audited table, deferred to the end of the transaction: whoever is not the owner
 *   of the database writes a row only with a line in the chain of its subject, of the same company,
 *   project and environment.
 */
export const auditedSql = `
  CREATE TABLE audit_heads.audited (
    table_name name PRIMARY KEY,
    type text NOT NULL,
    of_column name NOT NULL,
    key_columns name[] NOT NULL,
    hashed name[] NOT NULL,
    left_out name[] NOT NULL,
    kept_column name
  );

  CREATE FUNCTION audit_heads.rows_of(audited audit_heads.audited) RETURNS text
  LANGUAGE sql STABLE AS $$
    SELECT format('%L, coalesce((SELECT jsonb_object_agg(%s, jsonb_build_object(%s))
        FROM public.%I t WHERE t.%I = id::uuid%s), ''{}'')',
      audited.table_name,
      coalesce((SELECT string_agg(format('t.%I::text', k), ' || '','' || ')
        FROM unnest(audited.key_columns) k), ''''''),
      (SELECT string_agg(format(CASE WHEN attname = ANY (audited.hashed)
          THEN '%L, encode(sha256(convert_to(t.%I::text, ''UTF8'')), ''hex'')'
          ELSE '%L, t.%I' END, attname, attname), ', ' ORDER BY attnum)
        FROM pg_attribute
        WHERE attrelid = format('public.%I', audited.table_name)::regclass
          AND attnum > 0 AND NOT attisdropped AND attname <> ALL (audited.left_out)),
      audited.table_name, audited.of_column,
      CASE WHEN audited.kept_column IS NOT NULL
        THEN format(' AND t.%I > kept', audited.kept_column) ELSE '' END)
  $$;

  CREATE FUNCTION audit_heads.place_of(audited audit_heads.audited) RETURNS text
  LANGUAGE sql STABLE AS $$
    SELECT CASE
      WHEN 'environment' = ANY (columns) THEN 'AND h.line_company = row.company_id
        AND h.project_id = row.project_id AND h.environment = row.environment'
      WHEN 'company_id' = ANY (columns) THEN 'AND (h.line_company = row.company_id OR row.company_id IS NULL)'
      WHEN 'project_id' = ANY (columns) THEN 'AND h.line_company =
        (SELECT p.company_id FROM public.projects p WHERE p.id = row.project_id)'
      ELSE '' END
    FROM (SELECT array_agg(attname) AS columns FROM pg_attribute
      WHERE attrelid = format('public.%I', audited.table_name)::regclass AND attnum > 0) c
  $$;

  CREATE FUNCTION audit_heads.check_with(audited audit_heads.audited) RETURNS text
  LANGUAGE sql STABLE AS $$
    SELECT format('
      CREATE OR REPLACE FUNCTION audit_heads.check_%1$s() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $check$
      BEGIN
        IF TG_OP = ''DELETE'' THEN
          IF EXISTS (SELECT FROM audit_heads.heads h WHERE h.chain = %2$L || OLD.%3$I
            AND h.tx = pg_current_xact_id() %4$s) THEN RETURN NULL; END IF;
        ELSIF EXISTS (SELECT FROM audit_heads.heads h WHERE h.chain = %2$L || NEW.%3$I
            AND h.tx = pg_current_xact_id() %5$s) THEN
          IF TG_OP = ''INSERT'' OR OLD.%3$I = NEW.%3$I THEN RETURN NULL; END IF;
        END IF;
        RAISE EXCEPTION ''A row of "%1$s" was written without a line of the audit trail of its subject''
          USING ERRCODE = ''integrity_constraint_violation'';
      END $check$', audited.table_name, audited.type || ':', audited.of_column,
      replace(audit_heads.place_of(audited), 'row.', 'OLD.'),
      replace(audit_heads.place_of(audited), 'row.', 'NEW.'))
  $$;

  CREATE FUNCTION audit_heads.renew() RETURNS void LANGUAGE plpgsql AS $renew$
  DECLARE
    branches text;
    audited audit_heads.audited;
  BEGIN
    SELECT string_agg(format('WHEN %L THEN stands := jsonb_build_object(%s); %s', type, tables, kept), E'\\n')
      INTO branches
      FROM (SELECT a.type, string_agg(audit_heads.rows_of(a), ', ' ORDER BY a.table_name) AS tables,
          coalesce(string_agg(format(
            'kept := coalesce((SELECT max(t.%I) FROM public.%I t WHERE t.%I = id::uuid), kept);',
            a.kept_column, a.table_name, a.of_column), '')
            FILTER (WHERE a.kept_column IS NOT NULL), '') AS kept
        FROM audit_heads.audited a GROUP BY a.type) types;
    EXECUTE format('
      CREATE OR REPLACE FUNCTION audit_heads.stands(
        type text, id text, INOUT kept integer, OUT stands jsonb)
      LANGUAGE plpgsql SET timezone = ''UTC'' AS $stands$
      #variable_conflict use_variable
      BEGIN
        IF id !~ ''^[0-9a-f-]{36}$'' THEN RETURN; END IF;
        CASE type %s
        ELSE NULL; END CASE;
      END $stands$', coalesce(branches, 'WHEN NULL THEN NULL;'));
    FOR audited IN SELECT * FROM audit_heads.audited LOOP
      EXECUTE audit_heads.check_with(audited);
      IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgname = 'audit_line'
          AND tgrelid = format('public.%I', audited.table_name)::regclass) THEN
        EXECUTE format('CREATE CONSTRAINT TRIGGER audit_line AFTER INSERT OR UPDATE OR DELETE
          ON public.%I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
          WHEN (NOT pg_has_role(current_user, ''pg_database_owner'', ''MEMBER''))
          EXECUTE FUNCTION audit_heads.check_%s()', audited.table_name, audited.table_name);
      END IF;
    END LOOP;
  END $renew$;`

/** The hash of a line covers what it says of the rows, too; lines of before say nothing of them. */
const columns = `line.chain, line.seq, line.company_id, line.project_id, line.environment,
  to_char(line.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
  line.actor_id, line.actor_name, line.act, line.reason, line.changes, encode(line.previous, 'hex')`

/** The line says what stands in the tables after the act, and the head whose transaction it was. */
export const auditLinkWithRows = `
  CREATE OR REPLACE FUNCTION audit_hash(line audit_lines) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
    SELECT sha256(convert_to(CASE WHEN line.stands IS NULL
      THEN jsonb_build_array(${columns}) ELSE jsonb_build_array(${columns}, line.stands) END::text, 'UTF8'))
  $$;

  CREATE OR REPLACE FUNCTION audit_link() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DECLARE
    actor text := current_setting('pharos.actor', true);
    type text := split_part(NEW.chain, ':', 1);
    head audit_heads.heads;
  BEGIN
    ${tieToHead}
    SELECT * INTO head.kept, NEW.stands
      FROM audit_heads.stands(type, substr(NEW.chain, length(type) + 2), head.kept);
    NEW.hash := audit_hash(NEW);
    UPDATE audit_heads.heads SET seq = NEW.seq, hash = NEW.hash, kept = head.kept,
      tx = pg_current_xact_id(), line_company = NEW.company_id WHERE chain = NEW.chain;
    RETURN NEW;
  END $$;`
