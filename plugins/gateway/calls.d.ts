// Written by `npm run calls` from the OpenAPI document; not edited by hand.
import type { CaseAtDestination } from '#plugins/gateway/contract/shown'
import type { CaseDeclaration } from '#plugins/gateway/contract/shown'
import type { CompanyTraffic } from '#plugins/gateway/contract/traffic'
import type { ConnectionTraffic } from '#plugins/gateway/contract/traffic'
import type { Fields } from '#kernel/fields/field'
import type { ShownArrival } from '#plugins/gateway/contract/shown'
import type { ShownSubmission } from '#plugins/gateway/contract/shown'
import type { SubmissionCheck } from '#plugins/gateway/contract/shown'
import type { TrafficRow } from '#plugins/gateway/contract/traffic'

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /admin/gateway_connections": {
            query?: {
                sort?: [
                    "name" | "transport" | "serves" | "sponsorId" | "serverId" | "options",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                    serves?: (0 | 1) | (0 | 1)[];
                    sponsorId?: string | string[];
                    serverId?: string | string[];
                };
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                transport: string;
                serves: number | null;
                sponsorId: string | null;
                serverId: string | null;
                options: {
                    name: string;
                    value: string;
                }[];
                sealed: string[];
            }[];
        };
        "POST /admin/gateway_connections": {
            body: {
                name: string;
                transport: string;
                serves: 0 | 1;
                sponsorId?: string | null;
                serverId?: string | null;
                options?: {
                    name: string;
                    value: string;
                }[] | null;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                transport: string;
                serves: number | null;
                sponsorId: string | null;
                serverId: string | null;
                options: {
                    name: string;
                    value: string;
                }[];
                sealed: string[];
            };
        };
        "DELETE /admin/gateway_connections/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                transport: string;
                serves: number | null;
                sponsorId: string | null;
                serverId: string | null;
                options: {
                    name: string;
                    value: string;
                }[];
                sealed: string[];
            };
        };
        "GET /admin/gateway_connections/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                transport: string;
                serves: number | null;
                sponsorId: string | null;
                serverId: string | null;
                options: {
                    name: string;
                    value: string;
                }[];
                sealed: string[];
            };
        };
        "PUT /admin/gateway_connections/{id}": {
            path: {
                id: string;
            };
            body: {
                name: string;
                transport: string;
                sponsorId?: string | null;
                serverId?: string | null;
                options?: {
                    name: string;
                    value: string;
                }[] | null;
                revision: number;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                transport: string;
                serves: number | null;
                sponsorId: string | null;
                serverId: string | null;
                options: {
                    name: string;
                    value: string;
                }[];
                sealed: string[];
            };
        };
        "GET /admin/gateway_destinations": {
            query?: {
                sort?: [
                    "code" | "name" | "region" | "authority" | "connectionId" | "batchSender" | "batchReceiver" | "messageSender" | "messageReceiver" | "fileName" | "maxMegabytes" | "countsFrom" | "remindHours" | "escalateHours" | "contact" | "stage",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                    region?: ("CN" | "EU" | "US" | "JP" | "KR") | ("CN" | "EU" | "US" | "JP" | "KR")[];
                    connectionId?: string | string[];
                    countsFrom?: ("sending" | "receipt" | "acknowledgement") | ("sending" | "receipt" | "acknowledgement")[];
                };
            };
            answer: {
                id: string;
                revision: number;
                code: string;
                name: string;
                region: string | null;
                authority: string;
                connectionId: string | null;
                batchSender: string;
                batchReceiver: string;
                messageSender: string;
                messageReceiver: string;
                fileName: string;
                maxMegabytes: number | null;
                countsFrom: string | null;
                remindHours: number | null;
                escalateHours: number | null;
                contact: string;
                stage: "set_up" | "in_test" | "tested" | "in_use";
            }[];
        };
        "POST /admin/gateway_destinations": {
            body: {
                code: string;
                name: string;
                region: "CN" | "EU" | "US" | "JP" | "KR";
                authority: string;
                connectionId?: string | null;
                batchSender: string;
                batchReceiver: string;
                messageSender: string;
                messageReceiver: string;
                fileName: string;
                maxMegabytes?: number | null;
                countsFrom: "sending" | "receipt" | "acknowledgement";
                remindHours: number;
                escalateHours: number;
                contact?: string | null;
            };
            answer: {
                id: string;
                revision: number;
                code: string;
                name: string;
                region: string | null;
                authority: string;
                connectionId: string | null;
                batchSender: string;
                batchReceiver: string;
                messageSender: string;
                messageReceiver: string;
                fileName: string;
                maxMegabytes: number | null;
                countsFrom: string | null;
                remindHours: number | null;
                escalateHours: number | null;
                contact: string;
                stage: "set_up" | "in_test" | "tested" | "in_use";
            };
        };
        "DELETE /admin/gateway_destinations/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                code: string;
                name: string;
                region: string | null;
                authority: string;
                connectionId: string | null;
                batchSender: string;
                batchReceiver: string;
                messageSender: string;
                messageReceiver: string;
                fileName: string;
                maxMegabytes: number | null;
                countsFrom: string | null;
                remindHours: number | null;
                escalateHours: number | null;
                contact: string;
                stage: "set_up" | "in_test" | "tested" | "in_use";
            };
        };
        "GET /admin/gateway_destinations/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                code: string;
                name: string;
                region: string | null;
                authority: string;
                connectionId: string | null;
                batchSender: string;
                batchReceiver: string;
                messageSender: string;
                messageReceiver: string;
                fileName: string;
                maxMegabytes: number | null;
                countsFrom: string | null;
                remindHours: number | null;
                escalateHours: number | null;
                contact: string;
                stage: "set_up" | "in_test" | "tested" | "in_use";
            };
        };
        "PUT /admin/gateway_destinations/{id}": {
            path: {
                id: string;
            };
            body: {
                code: string;
                name: string;
                region: "CN" | "EU" | "US" | "JP" | "KR";
                authority: string;
                connectionId?: string | null;
                batchSender: string;
                batchReceiver: string;
                messageSender: string;
                messageReceiver: string;
                fileName: string;
                maxMegabytes?: number | null;
                countsFrom: "sending" | "receipt" | "acknowledgement";
                remindHours: number;
                escalateHours: number;
                contact?: string | null;
                revision: number;
            };
            answer: {
                id: string;
                revision: number;
                code: string;
                name: string;
                region: string | null;
                authority: string;
                connectionId: string | null;
                batchSender: string;
                batchReceiver: string;
                messageSender: string;
                messageReceiver: string;
                fileName: string;
                maxMegabytes: number | null;
                countsFrom: string | null;
                remindHours: number | null;
                escalateHours: number | null;
                contact: string;
                stage: "set_up" | "in_test" | "tested" | "in_use";
            };
        };
        "GET /admin/gateway_ways": {
            query?: {
                sort?: [
                    "name" | "transport",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                };
            };
            answer: {
                id: string;
                name: string;
                transport: string;
            }[];
        };
        "GET /case/{caseId}/declaration": {
            path: {
                caseId: string;
            };
            answer: CaseDeclaration;
        };
        "PUT /case/{caseId}/declaration/{destinationId}": {
            path: {
                caseId: string;
                destinationId: string;
            };
            body: {
                isRequired: boolean;
                reason?: string | null;
            };
            answer: Record<string, never>;
        };
        "POST /case/{caseId}/submission": {
            path: {
                caseId: string;
            };
            body: {
                destinations: string[];
                revision: number;
                overWarnings?: boolean | null;
            };
            answer: {
                destinationId: string;
                submissionId: string;
            }[];
        };
        "GET /case/{caseId}/submission/check": {
            path: {
                caseId: string;
            };
            query: {
                destination: string;
            };
            answer: SubmissionCheck;
        };
        "GET /case/{caseId}/submission/preview": {
            path: {
                caseId: string;
            };
            query: {
                destination: string;
            };
        };
        "GET /case/{caseId}/submission/readable": {
            path: {
                caseId: string;
            };
            query: {
                destination: string;
            };
            answer: {
                place: string;
                name: {
                    en: string;
                    zh: string;
                };
                value: {
                    en: string;
                    zh: string;
                };
            }[];
        };
        "GET /gateway/arrivals": {
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
                state?: "matched" | "orphan" | "repeated" | "unreadable" | "set_aside";
            };
            answer: {
                rows: ShownArrival[];
                total: number;
            };
        };
        "POST /gateway/arrivals/{arrivalId}/assign": {
            path: {
                arrivalId: string;
            };
            body: {
                submissionId: string;
            };
            answer: Record<string, never>;
        };
        "POST /gateway/arrivals/{arrivalId}/set_aside": {
            path: {
                arrivalId: string;
            };
            body: {
                reason: string;
            };
            answer: Record<string, never>;
        };
        "PUT /gateway/connections/{id}/secrets": {
            path: {
                id: string;
            };
            body: {
                name: string;
                value?: string | null;
            };
            answer: Record<string, never>;
        };
        "POST /gateway/connections/{id}/test": {
            path: {
                id: string;
            };
            answer: {
                en: string;
                zh: string;
            }[];
        };
        "POST /gateway/destinations/{id}/stage": {
            path: {
                id: string;
            };
            body: {
                stage: "set_up" | "in_test" | "tested" | "in_use";
                reason?: string | null;
            };
            answer: Record<string, never>;
        };
        "GET /gateway/sending": {
            answer: {
                isOpen: boolean;
                decision: {
                    at: string;
                    by: string;
                    reason: string;
                } | null;
            };
        };
        "POST /gateway/sending/open": {
            body: {
                reason: string;
            };
            answer: Record<string, never>;
        };
        "GET /gateway/traffic": {
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
                from?: string;
                to?: string;
                connectionId?: string;
                direction?: "out" | "in";
                outcome?: "waiting" | "done" | "failed" | "ended";
            };
            answer: {
                rows: TrafficRow[];
                total: number;
            };
        };
        "GET /gateway/traffic/companies": {
            query?: {
                from?: string;
                to?: string;
            };
            answer: CompanyTraffic[];
        };
        "GET /gateway/traffic/connections": {
            query?: {
                from?: string;
                to?: string;
            };
            answer: ConnectionTraffic[];
        };
        "GET /gateway/transports": {
            answer: {
                name: string;
                label: {
                    en: string;
                    zh: string;
                };
                fields: Fields;
                secrets: string[];
            }[];
        };
        "PUT /remarks/{remarkId}": {
            path: {
                remarkId: string;
            };
            body: {
                isOpen: boolean;
            };
            answer: Record<string, never>;
        };
        "GET /submissions": {
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
                group?: "to_confirm" | "due" | "under_way" | "failed" | "answered" | "closed";
                destination?: string;
                q?: string;
                day?: string;
                sent?: string;
                belated?: "yes";
            };
            answer: {
                rows: CaseAtDestination[];
                total: number;
                counts: {
                    to_confirm: number;
                    due: number;
                    under_way: number;
                    failed: number;
                    answered: number;
                    closed: number;
                };
            };
        };
        "GET /submissions/{submissionId}": {
            path: {
                submissionId: string;
            };
            answer: ShownSubmission;
        };
        "POST /submissions/{submissionId}/close": {
            path: {
                submissionId: string;
            };
            body: {
                reason: string;
            };
            answer: Record<string, never>;
        };
        "GET /submissions/{submissionId}/files/{seq}": {
            path: {
                submissionId: string;
                seq: string;
            };
        };
        "POST /submissions/{submissionId}/notes": {
            path: {
                submissionId: string;
            };
            body: {
                sentence: string;
                day?: string | null;
            };
            answer: Record<string, never>;
        };
        "POST /submissions/{submissionId}/portal_file": {
            path: {
                submissionId: string;
            };
        };
        "POST /submissions/{submissionId}/receipt": {
            path: {
                submissionId: string;
            };
            body: {
                number: string;
                day: string;
            };
            answer: Record<string, never>;
        };
        "POST /submissions/{submissionId}/resume": {
            path: {
                submissionId: string;
            };
            body: {
                reason: string;
            };
            answer: Record<string, never>;
        };
        "POST /submissions/{submissionId}/withdraw": {
            path: {
                submissionId: string;
            };
            body: {
                reason: string;
            };
            answer: Record<string, never>;
        };
        "POST /submissions/answers": {
            form: {
                files: Blob[];
            };
            answer: {
                arrivalId: string;
                name: string;
                state: "matched" | "orphan" | "repeated" | "unreadable";
                sentence: {
                    en: string;
                    zh: string;
                };
                submissionIds: string[];
            }[];
        };
        "GET /submissions/calendar": {
            query: {
                month: string;
            };
            answer: {
                day: string;
                due: number;
                submitted: number;
                late: number;
            }[];
        };
        "GET /submissions/destinations": {
            answer: {
                id: string;
                code: string;
                name: string;
                region: string;
                isPortal: boolean;
                stage: "set_up" | "in_test" | "tested" | "in_use";
            }[];
        };
        "POST /submissions/many": {
            body: {
                caseIds?: string[] | null;
                found?: Record<string, never> | null;
                act: "submit" | "confirm" | "close";
                destinationIds?: string[] | null;
                reason?: string | null;
                overWarnings?: boolean | null;
            };
            answer: {
                batchId: string;
                refusedBeforehand: {
                    caseNo: string;
                    sentence: {
                        en: string;
                        zh: string;
                    };
                }[];
            };
        };
        "GET /submissions/many/{batchId}/refused": {
            path: {
                batchId: string;
            };
            answer: {
                caseNo: string;
                sentence: {
                    en: string;
                    zh: string;
                };
            }[];
        };
    }
}
