// Written by `npm run calls` from the OpenAPI document; not edited by hand.
import type { ListedReport } from '#plugins/sur/contract/shown'
import type { PeriodicSetup } from '#plugins/sur/contract/setup'
import type { ReportTemplate } from '#plugins/sur/contract/template'
import type { ShownDifference } from '#plugins/sur/contract/shown_tables'
import type { ShownEntry } from '#plugins/sur/contract/shown_entries'
import type { ShownReport } from '#plugins/sur/contract/shown'
import type { ShownTables } from '#plugins/sur/contract/shown_tables'
import type { ShownVersion } from '#plugins/sur/contract/shown_entries'

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /company/periodic-reports": {
            answer: {
                revision: number;
                dsurOpen: boolean;
                psurOpen: boolean;
            };
        };
        "PUT /company/periodic-reports": {
            body: {
                revision: number;
                dsurOpen: boolean;
                psurOpen: boolean;
            };
            answer: Record<string, never>;
        };
        "GET /report/base/business": {
            query: {
                rsType: "DSUR" | "PSUR";
            };
            answer: {
                rows: ListedReport[];
            };
        };
        "POST /report/base/business": {
            body: {
                rsType: "DSUR" | "PSUR";
                ordinal: number;
            };
            answer: {
                rbId: string;
            };
        };
        "GET /report/base/business/{reportId}": {
            path: {
                reportId: string;
            };
            answer: {
                report: ShownReport;
            };
        };
        "POST /report/base/business/{reportId}/comments": {
            path: {
                reportId: string;
            };
            body: {
                sectionKey: string;
                answersSeq?: number | null;
                passage?: string | null;
                comment: string;
            };
            answer: Record<string, never>;
        };
        "PUT /report/base/business/{reportId}/comments": {
            path: {
                reportId: string;
            };
            body: {
                seq: number;
            };
            answer: Record<string, never>;
        };
        "POST /report/base/business/{reportId}/confirmation": {
            path: {
                reportId: string;
            };
            answer: Record<string, never>;
        };
        "GET /report/base/business/{reportId}/difference": {
            path: {
                reportId: string;
            };
            answer: {
                difference: ShownDifference;
            };
        };
        "POST /report/base/business/{reportId}/document": {
            path: {
                reportId: string;
            };
            body: {
                kind: "pdf" | "docx";
                language: "en" | "zh";
            };
        };
        "POST /report/base/business/{reportId}/freezes": {
            path: {
                reportId: string;
            };
            body: {
                reason?: string | null;
            };
            answer: {
                seq: number;
            };
        };
        "POST /report/base/business/{reportId}/readings": {
            path: {
                reportId: string;
            };
            answer: Record<string, never>;
        };
        "PUT /report/base/business/{reportId}/sections/{key}": {
            path: {
                reportId: string;
                key: string;
            };
            body: {
                revision: number;
                prose?: unknown;
                state?: "open" | "writing" | "done" | "nothing" | null;
                takeOver?: boolean | null;
            };
            answer: {
                revision: number;
            };
        };
        "GET /report/base/business/{reportId}/tables": {
            path: {
                reportId: string;
            };
            answer: {
                shown: ShownTables;
            };
        };
        "PUT /report/base/business/status": {
            body: {
                rbId: string;
                status: "writing" | "confirm" | "finished";
                reason?: string | null;
            };
            answer: Record<string, never>;
        };
        "GET /report/base/registers": {
            query: {
                register: "approvals" | "actions" | "trials" | "exposure" | "risks";
                page?: number;
                pageSize?: 20 | 50 | 100;
                sort?: string;
                direction?: "asc" | "desc";
            };
            answer: {
                rows: ShownEntry[];
                total: number;
            };
        };
        "POST /report/base/registers": {
            body: {
                register: "approvals" | "actions" | "trials" | "exposure" | "risks";
                values: {
                    [key: string]: string;
                };
                validFrom?: string | null;
                closedOn?: string | null;
            };
            answer: {
                entryId: string;
            };
        };
        "GET /report/base/registers/{registerEntryId}": {
            path: {
                registerEntryId: string;
            };
            answer: {
                versions: ShownVersion[];
            };
        };
        "PUT /report/base/registers/{registerEntryId}": {
            path: {
                registerEntryId: string;
            };
            body: {
                revision: number;
                values: {
                    [key: string]: string;
                };
                validFrom?: string | null;
                closedOn?: string | null;
                reason: string;
            };
            answer: Record<string, never>;
        };
        "GET /report/base/setup": {
            query: {
                rsType: "DSUR" | "PSUR";
            };
            answer: {
                revision: number;
                setup: PeriodicSetup;
                people: {
                    id: string;
                    name: string;
                }[];
                periods: {
                    ordinal: number;
                    start: string;
                    lockPoint: string;
                    dueDate: string;
                    rbId: string | null;
                }[];
                today: string;
            };
        };
        "POST /report/base/setup": {
            body: {
                rsType: "DSUR" | "PSUR";
                revision: number;
                setup: {
                    product: string;
                    productNames?: string[] | null;
                    birthDate: string;
                    cycleYears: 1 | 5;
                    daysToSend: number;
                    ctcaeVersion: string;
                    ctcaeLevel: number;
                    language: "en" | "zh";
                    meddraVersion: string;
                    reference: string;
                    leadId: string;
                    writerIds: string[];
                    auditorIds: string[];
                };
            };
            answer: Record<string, never>;
        };
        "GET /report/base/task": {
            answer: {
                dsurEditCount: number;
                dsurAuditCount: number;
                psurEditCount: number;
                psurAuditCount: number;
            };
        };
        "GET /report/base/template": {
            query: {
                rsType: "DSUR" | "PSUR";
            };
            answer: {
                template: ReportTemplate;
            };
        };
    }
}
