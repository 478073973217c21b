/** What each version of `audit_link` begins with: who acts, and where the chain ends until now. */
export const tieToHead = `IF coalesce(actor, '') = '' THEN
      RAISE EXCEPTION 'A line of the audit trail needs an actor';
    END IF;
    INSERT INTO audit_heads.heads (chain, company_id, project_id, environment, seq, hash)
      VALUES (NEW.chain, NEW.company_id, NEW.project_id, NEW.environment, 0, ''::bytea)
      ON CONFLICT (chain) DO NOTHING;
    SELECT * INTO head FROM audit_heads.heads WHERE chain = NEW.chain FOR UPDATE;
    IF head.project_id IS DISTINCT FROM NEW.project_id
      OR head.environment IS DISTINCT FROM NEW.environment THEN
      RAISE EXCEPTION 'The chain % belongs to another project', NEW.chain;
    END IF;
    NEW.seq := head.seq + 1;
    NEW.previous := head.hash;
    NEW.at := clock_timestamp();
    NEW.actor_id := nullif(actor, 'system')::uuid;
    NEW.actor_name := coalesce(nullif(current_setting('pharos.actor_name', true), ''), 'system');`

/**
 * The hash of a line covers everything that it says and the hash of the line before it. It is
 * taken of a JSON array, in which no value can pass for another one or for an absent one.
 */
export const auditLinkFunction = `
  CREATE FUNCTION audit_hash(line audit_lines) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
    SELECT sha256(convert_to(jsonb_build_array(
      line.chain, line.seq, line.company_id, line.project_id, line.environment,
      to_char(line.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
      line.actor_id, line.actor_name, line.act, line.reason, line.changes,
      encode(line.previous, 'hex'))::text, 'UTF8'))
  $$;

  CREATE FUNCTION audit_link() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DECLARE
    actor text := current_setting('pharos.actor', true);
    head audit_heads.heads;
  BEGIN
    ${tieToHead}
    NEW.hash := audit_hash(NEW);
    UPDATE audit_heads.heads SET seq = NEW.seq, hash = NEW.hash WHERE chain = NEW.chain;
    RETURN NEW;
  END $$;

  CREATE TRIGGER audit_link BEFORE INSERT ON audit_lines
    FOR EACH ROW EXECUTE FUNCTION audit_link();`

/** UPDATE, DELETE and TRUNCATE are refused to everybody, the owner of the tables included. */
export const auditRefusals = `
  CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'The audit trail is append-only: % refused', TG_OP;
  END $$;
  CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_lines
    FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
  CREATE TRIGGER audit_heads_kept BEFORE DELETE OR TRUNCATE ON audit_heads.heads
    FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();

  CREATE FUNCTION audit_guard_head() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF pg_trigger_depth() < 2 THEN
      RAISE EXCEPTION 'The heads of the audit trail move only with a new line';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER audit_heads_move BEFORE INSERT OR UPDATE ON audit_heads.heads
    FOR EACH ROW EXECUTE FUNCTION audit_guard_head();`
