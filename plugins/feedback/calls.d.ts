// Written by `npm run calls` from the OpenAPI document; not edited by hand.
import type { PreviewPage } from '#plugins/e2b/contract/preview_page'

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /feedback": {
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
                status?: "new" | "generated" | "invalid";
                text?: string;
                sort?: "uploadedAt" | "receivedOn" | "code" | "status" | "product" | "event" | "caseNo";
                order?: "asc" | "desc";
            };
            answer: {
                rows: {
                    id: string;
                    code: string;
                    status: "new" | "generated" | "invalid";
                    product: string | null;
                    event: string | null;
                    receivedOn: string | null;
                    fileName: string;
                    entry: string | null;
                    report: number;
                    uploaderName: string;
                    uploadedAt: string;
                    decision: "new" | "follow-up" | null;
                    caseId: string | null;
                    caseNo: string | null;
                    reason: string | null;
                    deciderName: string | null;
                    decidedAt: string | null;
                }[];
                total: number;
            };
        };
        "POST /feedback": {
            form: {
                files: Blob[];
            };
            answer: {
                received: number;
                known: number;
            };
        };
        "GET /feedback/{feedbackMessageId}": {
            path: {
                feedbackMessageId: string;
            };
            answer: {
                message: {
                    id: string;
                    code: string;
                    status: "new" | "generated" | "invalid";
                    product: string | null;
                    event: string | null;
                    receivedOn: string | null;
                    fileName: string;
                    entry: string | null;
                    report: number;
                    uploaderName: string;
                    uploadedAt: string;
                    decision: "new" | "follow-up" | null;
                    caseId: string | null;
                    caseNo: string | null;
                    reason: string | null;
                    deciderName: string | null;
                    decidedAt: string | null;
                };
                judged: {
                    verdict: "new" | "follow-up" | "identical" | "possible-duplicate" | "unknown-nullification" | "deleted-case";
                    matches: {
                        caseId: string;
                        caseNo: string;
                        reasons: {
                            element: string;
                            value: string;
                        }[];
                        waitsFor: "nullified" | "still_open" | "archive_first" | null;
                    }[];
                } | null;
                pages: PreviewPage[];
            };
        };
        "POST /feedback/{feedbackMessageId}/case": {
            path: {
                feedbackMessageId: string;
            };
            body: {
                decision: "new" | "follow-up";
                caseId?: string | null;
                verdict?: "new" | "follow-up" | "identical" | "possible-duplicate" | "unknown-nullification" | "deleted-case" | null;
            };
            answer: {
                caseId: string;
            };
        };
        "DELETE /feedback/{feedbackMessageId}/invalid": {
            path: {
                feedbackMessageId: string;
            };
            answer: {
                id: string;
            };
        };
        "POST /feedback/{feedbackMessageId}/invalid": {
            path: {
                feedbackMessageId: string;
            };
            body: {
                reason: string;
            };
            answer: {
                id: string;
            };
        };
    }
}
