import * as client from "@apollo/client/react";
import * as types from "./graphql";

type QueryOptions<T, V extends import("@apollo/client").OperationVariables> = client.useQuery.Options<T, V>;
type MutationOptions<T, V extends import("@apollo/client").OperationVariables> = client.useMutation.Options<T, V>;
type SubscriptionOptions<T, V extends import("@apollo/client").OperationVariables> = client.useSubscription.Options<T, V>;
type FragmentSource<T> = client.useFragment.Options<T, import("@apollo/client").OperationVariables>["from"];
export type { QueryOptions, MutationOptions, SubscriptionOptions, FragmentSource };

export const useAccountQuery = (
  ...options: {} extends types.AccountQueryVariables ? [options?: QueryOptions<types.AccountQuery, types.AccountQueryVariables>] : [options: QueryOptions<types.AccountQuery, types.AccountQueryVariables>]
) => client.useQuery<types.AccountQuery, types.AccountQueryVariables>(types.AccountDocument, ...(options as [QueryOptions<types.AccountQuery, types.AccountQueryVariables>]));
export const useMySessionsQuery = (
  ...options: {} extends types.MySessionsQueryVariables ? [options?: QueryOptions<types.MySessionsQuery, types.MySessionsQueryVariables>] : [options: QueryOptions<types.MySessionsQuery, types.MySessionsQueryVariables>]
) => client.useQuery<types.MySessionsQuery, types.MySessionsQueryVariables>(types.MySessionsDocument, ...(options as [QueryOptions<types.MySessionsQuery, types.MySessionsQueryVariables>]));
export const useChangeMyLanguageMutation = (options?: MutationOptions<types.ChangeMyLanguageMutation, types.ChangeMyLanguageMutationVariables>) => client.useMutation<types.ChangeMyLanguageMutation, types.ChangeMyLanguageMutationVariables>(types.ChangeMyLanguageDocument, options);
export const useChangeMyDefaultCentreMutation = (options?: MutationOptions<types.ChangeMyDefaultCentreMutation, types.ChangeMyDefaultCentreMutationVariables>) => client.useMutation<types.ChangeMyDefaultCentreMutation, types.ChangeMyDefaultCentreMutationVariables>(types.ChangeMyDefaultCentreDocument, options);
export const useChangePasswordMutation = (options?: MutationOptions<types.ChangePasswordMutation, types.ChangePasswordMutationVariables>) => client.useMutation<types.ChangePasswordMutation, types.ChangePasswordMutationVariables>(types.ChangePasswordDocument, options);
export const useEnrolSecondFactorMutation = (options?: MutationOptions<types.EnrolSecondFactorMutation, types.EnrolSecondFactorMutationVariables>) => client.useMutation<types.EnrolSecondFactorMutation, types.EnrolSecondFactorMutationVariables>(types.EnrolSecondFactorDocument, options);
export const useConfirmEnrolmentMutation = (options?: MutationOptions<types.ConfirmEnrolmentMutation, types.ConfirmEnrolmentMutationVariables>) => client.useMutation<types.ConfirmEnrolmentMutation, types.ConfirmEnrolmentMutationVariables>(types.ConfirmEnrolmentDocument, options);
export const useRemoveSecondFactorMutation = (options?: MutationOptions<types.RemoveSecondFactorMutation, types.RemoveSecondFactorMutationVariables>) => client.useMutation<types.RemoveSecondFactorMutation, types.RemoveSecondFactorMutationVariables>(types.RemoveSecondFactorDocument, options);
export const useEndSessionMutation = (options?: MutationOptions<types.EndSessionMutation, types.EndSessionMutationVariables>) => client.useMutation<types.EndSessionMutation, types.EndSessionMutationVariables>(types.EndSessionDocument, options);
export const useEndOtherSessionsMutation = (options?: MutationOptions<types.EndOtherSessionsMutation, types.EndOtherSessionsMutationVariables>) => client.useMutation<types.EndOtherSessionsMutation, types.EndOtherSessionsMutationVariables>(types.EndOtherSessionsDocument, options);
export const useOwnSubscriptionsQuery = (
  ...options: {} extends types.OwnSubscriptionsQueryVariables ? [options?: QueryOptions<types.OwnSubscriptionsQuery, types.OwnSubscriptionsQueryVariables>] : [options: QueryOptions<types.OwnSubscriptionsQuery, types.OwnSubscriptionsQueryVariables>]
) => client.useQuery<types.OwnSubscriptionsQuery, types.OwnSubscriptionsQueryVariables>(types.OwnSubscriptionsDocument, ...(options as [QueryOptions<types.OwnSubscriptionsQuery, types.OwnSubscriptionsQueryVariables>]));
export const useSpecificProfilesOfQuery = (
  ...options: {} extends types.SpecificProfilesOfQueryVariables ? [options?: QueryOptions<types.SpecificProfilesOfQuery, types.SpecificProfilesOfQueryVariables>] : [options: QueryOptions<types.SpecificProfilesOfQuery, types.SpecificProfilesOfQueryVariables>]
) => client.useQuery<types.SpecificProfilesOfQuery, types.SpecificProfilesOfQueryVariables>(types.SpecificProfilesOfDocument, ...(options as [QueryOptions<types.SpecificProfilesOfQuery, types.SpecificProfilesOfQueryVariables>]));
export const useApiErrorListQuery = (
  ...options: {} extends types.ApiErrorListQueryVariables ? [options?: QueryOptions<types.ApiErrorListQuery, types.ApiErrorListQueryVariables>] : [options: QueryOptions<types.ApiErrorListQuery, types.ApiErrorListQueryVariables>]
) => client.useQuery<types.ApiErrorListQuery, types.ApiErrorListQueryVariables>(types.ApiErrorListDocument, ...(options as [QueryOptions<types.ApiErrorListQuery, types.ApiErrorListQueryVariables>]));
export const useApiErrorDetailQuery = (
  ...options: {} extends types.ApiErrorDetailQueryVariables ? [options?: QueryOptions<types.ApiErrorDetailQuery, types.ApiErrorDetailQueryVariables>] : [options: QueryOptions<types.ApiErrorDetailQuery, types.ApiErrorDetailQueryVariables>]
) => client.useQuery<types.ApiErrorDetailQuery, types.ApiErrorDetailQueryVariables>(types.ApiErrorDetailDocument, ...(options as [QueryOptions<types.ApiErrorDetailQuery, types.ApiErrorDetailQueryVariables>]));
export const useAuditDetailQuery = (
  ...options: {} extends types.AuditDetailQueryVariables ? [options?: QueryOptions<types.AuditDetailQuery, types.AuditDetailQueryVariables>] : [options: QueryOptions<types.AuditDetailQuery, types.AuditDetailQueryVariables>]
) => client.useQuery<types.AuditDetailQuery, types.AuditDetailQueryVariables>(types.AuditDetailDocument, ...(options as [QueryOptions<types.AuditDetailQuery, types.AuditDetailQueryVariables>]));
export const useAuditListQuery = (
  ...options: {} extends types.AuditListQueryVariables ? [options?: QueryOptions<types.AuditListQuery, types.AuditListQueryVariables>] : [options: QueryOptions<types.AuditListQuery, types.AuditListQueryVariables>]
) => client.useQuery<types.AuditListQuery, types.AuditListQueryVariables>(types.AuditListDocument, ...(options as [QueryOptions<types.AuditListQuery, types.AuditListQueryVariables>]));
export const useConfiguredInstancesQuery = (
  ...options: {} extends types.ConfiguredInstancesQueryVariables ? [options?: QueryOptions<types.ConfiguredInstancesQuery, types.ConfiguredInstancesQueryVariables>] : [options: QueryOptions<types.ConfiguredInstancesQuery, types.ConfiguredInstancesQueryVariables>]
) => client.useQuery<types.ConfiguredInstancesQuery, types.ConfiguredInstancesQueryVariables>(types.ConfiguredInstancesDocument, ...(options as [QueryOptions<types.ConfiguredInstancesQuery, types.ConfiguredInstancesQueryVariables>]));
export const useContactListListQuery = (
  ...options: {} extends types.ContactListListQueryVariables ? [options?: QueryOptions<types.ContactListListQuery, types.ContactListListQueryVariables>] : [options: QueryOptions<types.ContactListListQuery, types.ContactListListQueryVariables>]
) => client.useQuery<types.ContactListListQuery, types.ContactListListQueryVariables>(types.ContactListListDocument, ...(options as [QueryOptions<types.ContactListListQuery, types.ContactListListQueryVariables>]));
export const useContactListFormQuery = (
  ...options: {} extends types.ContactListFormQueryVariables ? [options?: QueryOptions<types.ContactListFormQuery, types.ContactListFormQueryVariables>] : [options: QueryOptions<types.ContactListFormQuery, types.ContactListFormQueryVariables>]
) => client.useQuery<types.ContactListFormQuery, types.ContactListFormQueryVariables>(types.ContactListFormDocument, ...(options as [QueryOptions<types.ContactListFormQuery, types.ContactListFormQueryVariables>]));
export const useContactListChoicesQuery = (
  ...options: {} extends types.ContactListChoicesQueryVariables ? [options?: QueryOptions<types.ContactListChoicesQuery, types.ContactListChoicesQueryVariables>] : [options: QueryOptions<types.ContactListChoicesQuery, types.ContactListChoicesQueryVariables>]
) => client.useQuery<types.ContactListChoicesQuery, types.ContactListChoicesQueryVariables>(types.ContactListChoicesDocument, ...(options as [QueryOptions<types.ContactListChoicesQuery, types.ContactListChoicesQueryVariables>]));
export const useSaveContactListMutation = (options?: MutationOptions<types.SaveContactListMutation, types.SaveContactListMutationVariables>) => client.useMutation<types.SaveContactListMutation, types.SaveContactListMutationVariables>(types.SaveContactListDocument, options);
export const useDeleteContactListMutation = (options?: MutationOptions<types.DeleteContactListMutation, types.DeleteContactListMutationVariables>) => client.useMutation<types.DeleteContactListMutation, types.DeleteContactListMutationVariables>(types.DeleteContactListDocument, options);
export const useErasuresQuery = (
  ...options: {} extends types.ErasuresQueryVariables ? [options?: QueryOptions<types.ErasuresQuery, types.ErasuresQueryVariables>] : [options: QueryOptions<types.ErasuresQuery, types.ErasuresQueryVariables>]
) => client.useQuery<types.ErasuresQuery, types.ErasuresQueryVariables>(types.ErasuresDocument, ...(options as [QueryOptions<types.ErasuresQuery, types.ErasuresQueryVariables>]));
export const useEraseClaimsMutation = (options?: MutationOptions<types.EraseClaimsMutation, types.EraseClaimsMutationVariables>) => client.useMutation<types.EraseClaimsMutation, types.EraseClaimsMutationVariables>(types.EraseClaimsDocument, options);
export const useFilterCallQuery = (
  ...options: {} extends types.FilterCallQueryVariables ? [options?: QueryOptions<types.FilterCallQuery, types.FilterCallQueryVariables>] : [options: QueryOptions<types.FilterCallQuery, types.FilterCallQueryVariables>]
) => client.useQuery<types.FilterCallQuery, types.FilterCallQueryVariables>(types.FilterCallDocument, ...(options as [QueryOptions<types.FilterCallQuery, types.FilterCallQueryVariables>]));
export const useFilterCallListQuery = (
  ...options: {} extends types.FilterCallListQueryVariables ? [options?: QueryOptions<types.FilterCallListQuery, types.FilterCallListQueryVariables>] : [options: QueryOptions<types.FilterCallListQuery, types.FilterCallListQueryVariables>]
) => client.useQuery<types.FilterCallListQuery, types.FilterCallListQueryVariables>(types.FilterCallListDocument, ...(options as [QueryOptions<types.FilterCallListQuery, types.FilterCallListQueryVariables>]));
export const useGenericProfilesQuery = (
  ...options: {} extends types.GenericProfilesQueryVariables ? [options?: QueryOptions<types.GenericProfilesQuery, types.GenericProfilesQueryVariables>] : [options: QueryOptions<types.GenericProfilesQuery, types.GenericProfilesQueryVariables>]
) => client.useQuery<types.GenericProfilesQuery, types.GenericProfilesQueryVariables>(types.GenericProfilesDocument, ...(options as [QueryOptions<types.GenericProfilesQuery, types.GenericProfilesQueryVariables>]));
export const useChangeGenericProfileMutation = (options?: MutationOptions<types.ChangeGenericProfileMutation, types.ChangeGenericProfileMutationVariables>) => client.useMutation<types.ChangeGenericProfileMutation, types.ChangeGenericProfileMutationVariables>(types.ChangeGenericProfileDocument, options);
export const useHolidayInstancesQuery = (
  ...options: {} extends types.HolidayInstancesQueryVariables ? [options?: QueryOptions<types.HolidayInstancesQuery, types.HolidayInstancesQueryVariables>] : [options: QueryOptions<types.HolidayInstancesQuery, types.HolidayInstancesQueryVariables>]
) => client.useQuery<types.HolidayInstancesQuery, types.HolidayInstancesQueryVariables>(types.HolidayInstancesDocument, ...(options as [QueryOptions<types.HolidayInstancesQuery, types.HolidayInstancesQueryVariables>]));
export const useHolidayListsQuery = (
  ...options: {} extends types.HolidayListsQueryVariables ? [options?: QueryOptions<types.HolidayListsQuery, types.HolidayListsQueryVariables>] : [options: QueryOptions<types.HolidayListsQuery, types.HolidayListsQueryVariables>]
) => client.useQuery<types.HolidayListsQuery, types.HolidayListsQueryVariables>(types.HolidayListsDocument, ...(options as [QueryOptions<types.HolidayListsQuery, types.HolidayListsQueryVariables>]));
export const useSaveHolidayListMutation = (options?: MutationOptions<types.SaveHolidayListMutation, types.SaveHolidayListMutationVariables>) => client.useMutation<types.SaveHolidayListMutation, types.SaveHolidayListMutationVariables>(types.SaveHolidayListDocument, options);
export const useDeleteHolidayListMutation = (options?: MutationOptions<types.DeleteHolidayListMutation, types.DeleteHolidayListMutationVariables>) => client.useMutation<types.DeleteHolidayListMutation, types.DeleteHolidayListMutationVariables>(types.DeleteHolidayListDocument, options);
export const useSaveHolidayMutation = (options?: MutationOptions<types.SaveHolidayMutation, types.SaveHolidayMutationVariables>) => client.useMutation<types.SaveHolidayMutation, types.SaveHolidayMutationVariables>(types.SaveHolidayDocument, options);
export const useRemoveHolidayMutation = (options?: MutationOptions<types.RemoveHolidayMutation, types.RemoveHolidayMutationVariables>) => client.useMutation<types.RemoveHolidayMutation, types.RemoveHolidayMutationVariables>(types.RemoveHolidayDocument, options);
export const useHolidayCountriesQuery = (
  ...options: {} extends types.HolidayCountriesQueryVariables ? [options?: QueryOptions<types.HolidayCountriesQuery, types.HolidayCountriesQueryVariables>] : [options: QueryOptions<types.HolidayCountriesQuery, types.HolidayCountriesQueryVariables>]
) => client.useQuery<types.HolidayCountriesQuery, types.HolidayCountriesQueryVariables>(types.HolidayCountriesDocument, ...(options as [QueryOptions<types.HolidayCountriesQuery, types.HolidayCountriesQueryVariables>]));
export const useHolidayRegionsQuery = (
  ...options: {} extends types.HolidayRegionsQueryVariables ? [options?: QueryOptions<types.HolidayRegionsQuery, types.HolidayRegionsQueryVariables>] : [options: QueryOptions<types.HolidayRegionsQuery, types.HolidayRegionsQueryVariables>]
) => client.useQuery<types.HolidayRegionsQuery, types.HolidayRegionsQueryVariables>(types.HolidayRegionsDocument, ...(options as [QueryOptions<types.HolidayRegionsQuery, types.HolidayRegionsQueryVariables>]));
export const useHolidayProposalsQuery = (
  ...options: {} extends types.HolidayProposalsQueryVariables ? [options?: QueryOptions<types.HolidayProposalsQuery, types.HolidayProposalsQueryVariables>] : [options: QueryOptions<types.HolidayProposalsQuery, types.HolidayProposalsQueryVariables>]
) => client.useQuery<types.HolidayProposalsQuery, types.HolidayProposalsQueryVariables>(types.HolidayProposalsDocument, ...(options as [QueryOptions<types.HolidayProposalsQuery, types.HolidayProposalsQueryVariables>]));
export const useImportHolidaysMutation = (options?: MutationOptions<types.ImportHolidaysMutation, types.ImportHolidaysMutationVariables>) => client.useMutation<types.ImportHolidaysMutation, types.ImportHolidaysMutationVariables>(types.ImportHolidaysDocument, options);
export const useIndicatorSettingsQuery = (
  ...options: {} extends types.IndicatorSettingsQueryVariables ? [options?: QueryOptions<types.IndicatorSettingsQuery, types.IndicatorSettingsQueryVariables>] : [options: QueryOptions<types.IndicatorSettingsQuery, types.IndicatorSettingsQueryVariables>]
) => client.useQuery<types.IndicatorSettingsQuery, types.IndicatorSettingsQueryVariables>(types.IndicatorSettingsDocument, ...(options as [QueryOptions<types.IndicatorSettingsQuery, types.IndicatorSettingsQueryVariables>]));
export const useIndicatorsTodayQuery = (
  ...options: {} extends types.IndicatorsTodayQueryVariables ? [options?: QueryOptions<types.IndicatorsTodayQuery, types.IndicatorsTodayQueryVariables>] : [options: QueryOptions<types.IndicatorsTodayQuery, types.IndicatorsTodayQueryVariables>]
) => client.useQuery<types.IndicatorsTodayQuery, types.IndicatorsTodayQueryVariables>(types.IndicatorsTodayDocument, ...(options as [QueryOptions<types.IndicatorsTodayQuery, types.IndicatorsTodayQueryVariables>]));
export const useIndicatorSettingsHistoryQuery = (
  ...options: {} extends types.IndicatorSettingsHistoryQueryVariables ? [options?: QueryOptions<types.IndicatorSettingsHistoryQuery, types.IndicatorSettingsHistoryQueryVariables>] : [options: QueryOptions<types.IndicatorSettingsHistoryQuery, types.IndicatorSettingsHistoryQueryVariables>]
) => client.useQuery<types.IndicatorSettingsHistoryQuery, types.IndicatorSettingsHistoryQueryVariables>(types.IndicatorSettingsHistoryDocument, ...(options as [QueryOptions<types.IndicatorSettingsHistoryQuery, types.IndicatorSettingsHistoryQueryVariables>]));
export const useSaveIndicatorSettingMutation = (options?: MutationOptions<types.SaveIndicatorSettingMutation, types.SaveIndicatorSettingMutationVariables>) => client.useMutation<types.SaveIndicatorSettingMutation, types.SaveIndicatorSettingMutationVariables>(types.SaveIndicatorSettingDocument, options);
export const useApiKeysQuery = (
  ...options: {} extends types.ApiKeysQueryVariables ? [options?: QueryOptions<types.ApiKeysQuery, types.ApiKeysQueryVariables>] : [options: QueryOptions<types.ApiKeysQuery, types.ApiKeysQueryVariables>]
) => client.useQuery<types.ApiKeysQuery, types.ApiKeysQueryVariables>(types.ApiKeysDocument, ...(options as [QueryOptions<types.ApiKeysQuery, types.ApiKeysQueryVariables>]));
export const useApiKeyChoicesQuery = (
  ...options: {} extends types.ApiKeyChoicesQueryVariables ? [options?: QueryOptions<types.ApiKeyChoicesQuery, types.ApiKeyChoicesQueryVariables>] : [options: QueryOptions<types.ApiKeyChoicesQuery, types.ApiKeyChoicesQueryVariables>]
) => client.useQuery<types.ApiKeyChoicesQuery, types.ApiKeyChoicesQueryVariables>(types.ApiKeyChoicesDocument, ...(options as [QueryOptions<types.ApiKeyChoicesQuery, types.ApiKeyChoicesQueryVariables>]));
export const useCreateApiKeyMutation = (options?: MutationOptions<types.CreateApiKeyMutation, types.CreateApiKeyMutationVariables>) => client.useMutation<types.CreateApiKeyMutation, types.CreateApiKeyMutationVariables>(types.CreateApiKeyDocument, options);
export const useConfirmApiKeyMutation = (options?: MutationOptions<types.ConfirmApiKeyMutation, types.ConfirmApiKeyMutationVariables>) => client.useMutation<types.ConfirmApiKeyMutation, types.ConfirmApiKeyMutationVariables>(types.ConfirmApiKeyDocument, options);
export const useRevokeApiKeyMutation = (options?: MutationOptions<types.RevokeApiKeyMutation, types.RevokeApiKeyMutationVariables>) => client.useMutation<types.RevokeApiKeyMutation, types.RevokeApiKeyMutationVariables>(types.RevokeApiKeyDocument, options);
export const useKpiSettingsQuery = (
  ...options: {} extends types.KpiSettingsQueryVariables ? [options?: QueryOptions<types.KpiSettingsQuery, types.KpiSettingsQueryVariables>] : [options: QueryOptions<types.KpiSettingsQuery, types.KpiSettingsQueryVariables>]
) => client.useQuery<types.KpiSettingsQuery, types.KpiSettingsQueryVariables>(types.KpiSettingsDocument, ...(options as [QueryOptions<types.KpiSettingsQuery, types.KpiSettingsQueryVariables>]));
export const useKpiSettingsHistoryQuery = (
  ...options: {} extends types.KpiSettingsHistoryQueryVariables ? [options?: QueryOptions<types.KpiSettingsHistoryQuery, types.KpiSettingsHistoryQueryVariables>] : [options: QueryOptions<types.KpiSettingsHistoryQuery, types.KpiSettingsHistoryQueryVariables>]
) => client.useQuery<types.KpiSettingsHistoryQuery, types.KpiSettingsHistoryQueryVariables>(types.KpiSettingsHistoryDocument, ...(options as [QueryOptions<types.KpiSettingsHistoryQuery, types.KpiSettingsHistoryQueryVariables>]));
export const useKpiSettingsPreviewQuery = (
  ...options: {} extends types.KpiSettingsPreviewQueryVariables ? [options?: QueryOptions<types.KpiSettingsPreviewQuery, types.KpiSettingsPreviewQueryVariables>] : [options: QueryOptions<types.KpiSettingsPreviewQuery, types.KpiSettingsPreviewQueryVariables>]
) => client.useQuery<types.KpiSettingsPreviewQuery, types.KpiSettingsPreviewQueryVariables>(types.KpiSettingsPreviewDocument, ...(options as [QueryOptions<types.KpiSettingsPreviewQuery, types.KpiSettingsPreviewQueryVariables>]));
export const useKpiSettingsLastDaysQuery = (
  ...options: {} extends types.KpiSettingsLastDaysQueryVariables ? [options?: QueryOptions<types.KpiSettingsLastDaysQuery, types.KpiSettingsLastDaysQueryVariables>] : [options: QueryOptions<types.KpiSettingsLastDaysQuery, types.KpiSettingsLastDaysQueryVariables>]
) => client.useQuery<types.KpiSettingsLastDaysQuery, types.KpiSettingsLastDaysQueryVariables>(types.KpiSettingsLastDaysDocument, ...(options as [QueryOptions<types.KpiSettingsLastDaysQuery, types.KpiSettingsLastDaysQueryVariables>]));
export const useChangeKpiSettingsMutation = (options?: MutationOptions<types.ChangeKpiSettingsMutation, types.ChangeKpiSettingsMutationVariables>) => client.useMutation<types.ChangeKpiSettingsMutation, types.ChangeKpiSettingsMutationVariables>(types.ChangeKpiSettingsDocument, options);
export const useLocalAdminReplacementsQuery = (
  ...options: {} extends types.LocalAdminReplacementsQueryVariables ? [options?: QueryOptions<types.LocalAdminReplacementsQuery, types.LocalAdminReplacementsQueryVariables>] : [options: QueryOptions<types.LocalAdminReplacementsQuery, types.LocalAdminReplacementsQueryVariables>]
) => client.useQuery<types.LocalAdminReplacementsQuery, types.LocalAdminReplacementsQueryVariables>(types.LocalAdminReplacementsDocument, ...(options as [QueryOptions<types.LocalAdminReplacementsQuery, types.LocalAdminReplacementsQueryVariables>]));
export const useTransferLocalAdminMutation = (options?: MutationOptions<types.TransferLocalAdminMutation, types.TransferLocalAdminMutationVariables>) => client.useMutation<types.TransferLocalAdminMutation, types.TransferLocalAdminMutationVariables>(types.TransferLocalAdminDocument, options);
export const useDeleteLocalAdminMutation = (options?: MutationOptions<types.DeleteLocalAdminMutation, types.DeleteLocalAdminMutationVariables>) => client.useMutation<types.DeleteLocalAdminMutation, types.DeleteLocalAdminMutationVariables>(types.DeleteLocalAdminDocument, options);
export const useChangeLocalAdminEmailMutation = (options?: MutationOptions<types.ChangeLocalAdminEmailMutation, types.ChangeLocalAdminEmailMutationVariables>) => client.useMutation<types.ChangeLocalAdminEmailMutation, types.ChangeLocalAdminEmailMutationVariables>(types.ChangeLocalAdminEmailDocument, options);
export const useLocalAdminListQuery = (
  ...options: {} extends types.LocalAdminListQueryVariables ? [options?: QueryOptions<types.LocalAdminListQuery, types.LocalAdminListQueryVariables>] : [options: QueryOptions<types.LocalAdminListQuery, types.LocalAdminListQueryVariables>]
) => client.useQuery<types.LocalAdminListQuery, types.LocalAdminListQueryVariables>(types.LocalAdminListDocument, ...(options as [QueryOptions<types.LocalAdminListQuery, types.LocalAdminListQueryVariables>]));
export const useNewOwnersOfUserQuery = (
  ...options: {} extends types.NewOwnersOfUserQueryVariables ? [options?: QueryOptions<types.NewOwnersOfUserQuery, types.NewOwnersOfUserQueryVariables>] : [options: QueryOptions<types.NewOwnersOfUserQuery, types.NewOwnersOfUserQueryVariables>]
) => client.useQuery<types.NewOwnersOfUserQuery, types.NewOwnersOfUserQueryVariables>(types.NewOwnersOfUserDocument, ...(options as [QueryOptions<types.NewOwnersOfUserQuery, types.NewOwnersOfUserQueryVariables>]));
export const useNewOwnersOfSpecificProfileQuery = (
  ...options: {} extends types.NewOwnersOfSpecificProfileQueryVariables ? [options?: QueryOptions<types.NewOwnersOfSpecificProfileQuery, types.NewOwnersOfSpecificProfileQueryVariables>] : [options: QueryOptions<types.NewOwnersOfSpecificProfileQuery, types.NewOwnersOfSpecificProfileQueryVariables>]
) => client.useQuery<types.NewOwnersOfSpecificProfileQuery, types.NewOwnersOfSpecificProfileQueryVariables>(types.NewOwnersOfSpecificProfileDocument, ...(options as [QueryOptions<types.NewOwnersOfSpecificProfileQuery, types.NewOwnersOfSpecificProfileQueryVariables>]));
export const useMoveUserMutation = (options?: MutationOptions<types.MoveUserMutation, types.MoveUserMutationVariables>) => client.useMutation<types.MoveUserMutation, types.MoveUserMutationVariables>(types.MoveUserDocument, options);
export const useMoveSpecificProfileMutation = (options?: MutationOptions<types.MoveSpecificProfileMutation, types.MoveSpecificProfileMutationVariables>) => client.useMutation<types.MoveSpecificProfileMutation, types.MoveSpecificProfileMutationVariables>(types.MoveSpecificProfileDocument, options);
export const useMailsQuery = (
  ...options: {} extends types.MailsQueryVariables ? [options?: QueryOptions<types.MailsQuery, types.MailsQueryVariables>] : [options: QueryOptions<types.MailsQuery, types.MailsQueryVariables>]
) => client.useQuery<types.MailsQuery, types.MailsQueryVariables>(types.MailsDocument, ...(options as [QueryOptions<types.MailsQuery, types.MailsQueryVariables>]));
export const useOutboxCallsQuery = (
  ...options: {} extends types.OutboxCallsQueryVariables ? [options?: QueryOptions<types.OutboxCallsQuery, types.OutboxCallsQueryVariables>] : [options: QueryOptions<types.OutboxCallsQuery, types.OutboxCallsQueryVariables>]
) => client.useQuery<types.OutboxCallsQuery, types.OutboxCallsQueryVariables>(types.OutboxCallsDocument, ...(options as [QueryOptions<types.OutboxCallsQuery, types.OutboxCallsQueryVariables>]));
export const useResendOutboxCallMutation = (options?: MutationOptions<types.ResendOutboxCallMutation, types.ResendOutboxCallMutationVariables>) => client.useMutation<types.ResendOutboxCallMutation, types.ResendOutboxCallMutationVariables>(types.ResendOutboxCallDocument, options);
export const useStopOutboxCallMutation = (options?: MutationOptions<types.StopOutboxCallMutation, types.StopOutboxCallMutationVariables>) => client.useMutation<types.StopOutboxCallMutation, types.StopOutboxCallMutationVariables>(types.StopOutboxCallDocument, options);
export const useConfiguredReasonsQuery = (
  ...options: {} extends types.ConfiguredReasonsQueryVariables ? [options?: QueryOptions<types.ConfiguredReasonsQuery, types.ConfiguredReasonsQueryVariables>] : [options: QueryOptions<types.ConfiguredReasonsQuery, types.ConfiguredReasonsQueryVariables>]
) => client.useQuery<types.ConfiguredReasonsQuery, types.ConfiguredReasonsQueryVariables>(types.ConfiguredReasonsDocument, ...(options as [QueryOptions<types.ConfiguredReasonsQuery, types.ConfiguredReasonsQueryVariables>]));
export const useSaveActionReasonsMutation = (options?: MutationOptions<types.SaveActionReasonsMutation, types.SaveActionReasonsMutationVariables>) => client.useMutation<types.SaveActionReasonsMutation, types.SaveActionReasonsMutationVariables>(types.SaveActionReasonsDocument, options);
export const useActionReasonsHistoryQuery = (
  ...options: {} extends types.ActionReasonsHistoryQueryVariables ? [options?: QueryOptions<types.ActionReasonsHistoryQuery, types.ActionReasonsHistoryQueryVariables>] : [options: QueryOptions<types.ActionReasonsHistoryQuery, types.ActionReasonsHistoryQueryVariables>]
) => client.useQuery<types.ActionReasonsHistoryQuery, types.ActionReasonsHistoryQueryVariables>(types.ActionReasonsHistoryDocument, ...(options as [QueryOptions<types.ActionReasonsHistoryQuery, types.ActionReasonsHistoryQueryVariables>]));
export const useBeginSeeAsMutation = (options?: MutationOptions<types.BeginSeeAsMutation, types.BeginSeeAsMutationVariables>) => client.useMutation<types.BeginSeeAsMutation, types.BeginSeeAsMutationVariables>(types.BeginSeeAsDocument, options);
export const useSpecificProfileFormQuery = (
  ...options: {} extends types.SpecificProfileFormQueryVariables ? [options?: QueryOptions<types.SpecificProfileFormQuery, types.SpecificProfileFormQueryVariables>] : [options: QueryOptions<types.SpecificProfileFormQuery, types.SpecificProfileFormQueryVariables>]
) => client.useQuery<types.SpecificProfileFormQuery, types.SpecificProfileFormQueryVariables>(types.SpecificProfileFormDocument, ...(options as [QueryOptions<types.SpecificProfileFormQuery, types.SpecificProfileFormQueryVariables>]));
export const useSpecificProfileReachQuery = (
  ...options: {} extends types.SpecificProfileReachQueryVariables ? [options?: QueryOptions<types.SpecificProfileReachQuery, types.SpecificProfileReachQueryVariables>] : [options: QueryOptions<types.SpecificProfileReachQuery, types.SpecificProfileReachQueryVariables>]
) => client.useQuery<types.SpecificProfileReachQuery, types.SpecificProfileReachQueryVariables>(types.SpecificProfileReachDocument, ...(options as [QueryOptions<types.SpecificProfileReachQuery, types.SpecificProfileReachQueryVariables>]));
export const useSpecificProfileChoicesQuery = (
  ...options: {} extends types.SpecificProfileChoicesQueryVariables ? [options?: QueryOptions<types.SpecificProfileChoicesQuery, types.SpecificProfileChoicesQueryVariables>] : [options: QueryOptions<types.SpecificProfileChoicesQuery, types.SpecificProfileChoicesQueryVariables>]
) => client.useQuery<types.SpecificProfileChoicesQuery, types.SpecificProfileChoicesQueryVariables>(types.SpecificProfileChoicesDocument, ...(options as [QueryOptions<types.SpecificProfileChoicesQuery, types.SpecificProfileChoicesQueryVariables>]));
export const useClientChoicesQuery = (
  ...options: {} extends types.ClientChoicesQueryVariables ? [options?: QueryOptions<types.ClientChoicesQuery, types.ClientChoicesQueryVariables>] : [options: QueryOptions<types.ClientChoicesQuery, types.ClientChoicesQueryVariables>]
) => client.useQuery<types.ClientChoicesQuery, types.ClientChoicesQueryVariables>(types.ClientChoicesDocument, ...(options as [QueryOptions<types.ClientChoicesQuery, types.ClientChoicesQueryVariables>]));
export const useSupplierChoicesQuery = (
  ...options: {} extends types.SupplierChoicesQueryVariables ? [options?: QueryOptions<types.SupplierChoicesQuery, types.SupplierChoicesQueryVariables>] : [options: QueryOptions<types.SupplierChoicesQuery, types.SupplierChoicesQueryVariables>]
) => client.useQuery<types.SupplierChoicesQuery, types.SupplierChoicesQueryVariables>(types.SupplierChoicesDocument, ...(options as [QueryOptions<types.SupplierChoicesQuery, types.SupplierChoicesQueryVariables>]));
export const useSaveSpecificProfileMutation = (options?: MutationOptions<types.SaveSpecificProfileMutation, types.SaveSpecificProfileMutationVariables>) => client.useMutation<types.SaveSpecificProfileMutation, types.SaveSpecificProfileMutationVariables>(types.SaveSpecificProfileDocument, options);
export const useSpecificProfileListQuery = (
  ...options: {} extends types.SpecificProfileListQueryVariables ? [options?: QueryOptions<types.SpecificProfileListQuery, types.SpecificProfileListQueryVariables>] : [options: QueryOptions<types.SpecificProfileListQuery, types.SpecificProfileListQueryVariables>]
) => client.useQuery<types.SpecificProfileListQuery, types.SpecificProfileListQueryVariables>(types.SpecificProfileListDocument, ...(options as [QueryOptions<types.SpecificProfileListQuery, types.SpecificProfileListQueryVariables>]));
export const useDeleteSpecificProfileMutation = (options?: MutationOptions<types.DeleteSpecificProfileMutation, types.DeleteSpecificProfileMutationVariables>) => client.useMutation<types.DeleteSpecificProfileMutation, types.DeleteSpecificProfileMutationVariables>(types.DeleteSpecificProfileDocument, options);
export const useSendPasswordResetMutation = (options?: MutationOptions<types.SendPasswordResetMutation, types.SendPasswordResetMutationVariables>) => client.useMutation<types.SendPasswordResetMutation, types.SendPasswordResetMutationVariables>(types.SendPasswordResetDocument, options);
export const useResetSecondFactorMutation = (options?: MutationOptions<types.ResetSecondFactorMutation, types.ResetSecondFactorMutationVariables>) => client.useMutation<types.ResetSecondFactorMutation, types.ResetSecondFactorMutationVariables>(types.ResetSecondFactorDocument, options);
export const useEnableUserMutation = (options?: MutationOptions<types.EnableUserMutation, types.EnableUserMutationVariables>) => client.useMutation<types.EnableUserMutation, types.EnableUserMutationVariables>(types.EnableUserDocument, options);
export const useDisableUserMutation = (options?: MutationOptions<types.DisableUserMutation, types.DisableUserMutationVariables>) => client.useMutation<types.DisableUserMutation, types.DisableUserMutationVariables>(types.DisableUserDocument, options);
export const useSendInvitationMutation = (options?: MutationOptions<types.SendInvitationMutation, types.SendInvitationMutationVariables>) => client.useMutation<types.SendInvitationMutation, types.SendInvitationMutationVariables>(types.SendInvitationDocument, options);
export const useUserFormQuery = (
  ...options: {} extends types.UserFormQueryVariables ? [options?: QueryOptions<types.UserFormQuery, types.UserFormQueryVariables>] : [options: QueryOptions<types.UserFormQuery, types.UserFormQueryVariables>]
) => client.useQuery<types.UserFormQuery, types.UserFormQueryVariables>(types.UserFormDocument, ...(options as [QueryOptions<types.UserFormQuery, types.UserFormQueryVariables>]));
export const useUserFormChoicesQuery = (
  ...options: {} extends types.UserFormChoicesQueryVariables ? [options?: QueryOptions<types.UserFormChoicesQuery, types.UserFormChoicesQueryVariables>] : [options: QueryOptions<types.UserFormChoicesQuery, types.UserFormChoicesQueryVariables>]
) => client.useQuery<types.UserFormChoicesQuery, types.UserFormChoicesQueryVariables>(types.UserFormChoicesDocument, ...(options as [QueryOptions<types.UserFormChoicesQuery, types.UserFormChoicesQueryVariables>]));
export const useCreateUserMutation = (options?: MutationOptions<types.CreateUserMutation, types.CreateUserMutationVariables>) => client.useMutation<types.CreateUserMutation, types.CreateUserMutationVariables>(types.CreateUserDocument, options);
export const useChangeUserMutation = (options?: MutationOptions<types.ChangeUserMutation, types.ChangeUserMutationVariables>) => client.useMutation<types.ChangeUserMutation, types.ChangeUserMutationVariables>(types.ChangeUserDocument, options);
export const useUserListQuery = (
  ...options: {} extends types.UserListQueryVariables ? [options?: QueryOptions<types.UserListQuery, types.UserListQueryVariables>] : [options: QueryOptions<types.UserListQuery, types.UserListQueryVariables>]
) => client.useQuery<types.UserListQuery, types.UserListQueryVariables>(types.UserListDocument, ...(options as [QueryOptions<types.UserListQuery, types.UserListQueryVariables>]));
export const useEnableUsersMutation = (options?: MutationOptions<types.EnableUsersMutation, types.EnableUsersMutationVariables>) => client.useMutation<types.EnableUsersMutation, types.EnableUsersMutationVariables>(types.EnableUsersDocument, options);
export const useDisableUsersMutation = (options?: MutationOptions<types.DisableUsersMutation, types.DisableUsersMutationVariables>) => client.useMutation<types.DisableUsersMutation, types.DisableUsersMutationVariables>(types.DisableUsersDocument, options);
export const useUserSessionsQuery = (
  ...options: {} extends types.UserSessionsQueryVariables ? [options?: QueryOptions<types.UserSessionsQuery, types.UserSessionsQueryVariables>] : [options: QueryOptions<types.UserSessionsQuery, types.UserSessionsQueryVariables>]
) => client.useQuery<types.UserSessionsQuery, types.UserSessionsQueryVariables>(types.UserSessionsDocument, ...(options as [QueryOptions<types.UserSessionsQuery, types.UserSessionsQueryVariables>]));
export const useEndUserSessionsMutation = (options?: MutationOptions<types.EndUserSessionsMutation, types.EndUserSessionsMutationVariables>) => client.useMutation<types.EndUserSessionsMutation, types.EndUserSessionsMutationVariables>(types.EndUserSessionsDocument, options);
export const useImportUsersMutation = (options?: MutationOptions<types.ImportUsersMutation, types.ImportUsersMutationVariables>) => client.useMutation<types.ImportUsersMutation, types.ImportUsersMutationVariables>(types.ImportUsersDocument, options);
export const useWebhooksQuery = (
  ...options: {} extends types.WebhooksQueryVariables ? [options?: QueryOptions<types.WebhooksQuery, types.WebhooksQueryVariables>] : [options: QueryOptions<types.WebhooksQuery, types.WebhooksQueryVariables>]
) => client.useQuery<types.WebhooksQuery, types.WebhooksQueryVariables>(types.WebhooksDocument, ...(options as [QueryOptions<types.WebhooksQuery, types.WebhooksQueryVariables>]));
export const useWebhookKeysQuery = (
  ...options: {} extends types.WebhookKeysQueryVariables ? [options?: QueryOptions<types.WebhookKeysQuery, types.WebhookKeysQueryVariables>] : [options: QueryOptions<types.WebhookKeysQuery, types.WebhookKeysQueryVariables>]
) => client.useQuery<types.WebhookKeysQuery, types.WebhookKeysQueryVariables>(types.WebhookKeysDocument, ...(options as [QueryOptions<types.WebhookKeysQuery, types.WebhookKeysQueryVariables>]));
export const useWebhookDeliveriesQuery = (
  ...options: {} extends types.WebhookDeliveriesQueryVariables ? [options?: QueryOptions<types.WebhookDeliveriesQuery, types.WebhookDeliveriesQueryVariables>] : [options: QueryOptions<types.WebhookDeliveriesQuery, types.WebhookDeliveriesQueryVariables>]
) => client.useQuery<types.WebhookDeliveriesQuery, types.WebhookDeliveriesQueryVariables>(types.WebhookDeliveriesDocument, ...(options as [QueryOptions<types.WebhookDeliveriesQuery, types.WebhookDeliveriesQueryVariables>]));
export const useCreateWebhookEndpointMutation = (options?: MutationOptions<types.CreateWebhookEndpointMutation, types.CreateWebhookEndpointMutationVariables>) => client.useMutation<types.CreateWebhookEndpointMutation, types.CreateWebhookEndpointMutationVariables>(types.CreateWebhookEndpointDocument, options);
export const useChangeWebhookEndpointMutation = (options?: MutationOptions<types.ChangeWebhookEndpointMutation, types.ChangeWebhookEndpointMutationVariables>) => client.useMutation<types.ChangeWebhookEndpointMutation, types.ChangeWebhookEndpointMutationVariables>(types.ChangeWebhookEndpointDocument, options);
export const useRotateWebhookSecretMutation = (options?: MutationOptions<types.RotateWebhookSecretMutation, types.RotateWebhookSecretMutationVariables>) => client.useMutation<types.RotateWebhookSecretMutation, types.RotateWebhookSecretMutationVariables>(types.RotateWebhookSecretDocument, options);
export const useDeleteWebhookEndpointMutation = (options?: MutationOptions<types.DeleteWebhookEndpointMutation, types.DeleteWebhookEndpointMutationVariables>) => client.useMutation<types.DeleteWebhookEndpointMutation, types.DeleteWebhookEndpointMutationVariables>(types.DeleteWebhookEndpointDocument, options);
export const useTestWebhookEndpointMutation = (options?: MutationOptions<types.TestWebhookEndpointMutation, types.TestWebhookEndpointMutationVariables>) => client.useMutation<types.TestWebhookEndpointMutation, types.TestWebhookEndpointMutationVariables>(types.TestWebhookEndpointDocument, options);
export const useReplayWebhookEventsMutation = (options?: MutationOptions<types.ReplayWebhookEventsMutation, types.ReplayWebhookEventsMutationVariables>) => client.useMutation<types.ReplayWebhookEventsMutation, types.ReplayWebhookEventsMutationVariables>(types.ReplayWebhookEventsDocument, options);
export const useReplayWebhookDeliveryMutation = (options?: MutationOptions<types.ReplayWebhookDeliveryMutation, types.ReplayWebhookDeliveryMutationVariables>) => client.useMutation<types.ReplayWebhookDeliveryMutation, types.ReplayWebhookDeliveryMutationVariables>(types.ReplayWebhookDeliveryDocument, options);
export const useAlarmsQuery = (
  ...options: {} extends types.AlarmsQueryVariables ? [options?: QueryOptions<types.AlarmsQuery, types.AlarmsQueryVariables>] : [options: QueryOptions<types.AlarmsQuery, types.AlarmsQueryVariables>]
) => client.useQuery<types.AlarmsQuery, types.AlarmsQueryVariables>(types.AlarmsDocument, ...(options as [QueryOptions<types.AlarmsQuery, types.AlarmsQueryVariables>]));
export const useAlarmsChangedSubscription = (
  ...options: {} extends types.AlarmsChangedSubscriptionVariables ? [options?: SubscriptionOptions<types.AlarmsChangedSubscription, types.AlarmsChangedSubscriptionVariables>] : [options: SubscriptionOptions<types.AlarmsChangedSubscription, types.AlarmsChangedSubscriptionVariables>]
) => client.useSubscription<types.AlarmsChangedSubscription, types.AlarmsChangedSubscriptionVariables>(types.AlarmsChangedDocument, ...(options as [SubscriptionOptions<types.AlarmsChangedSubscription, types.AlarmsChangedSubscriptionVariables>]));
export const useAlarmClaimsQuery = (
  ...options: {} extends types.AlarmClaimsQueryVariables ? [options?: QueryOptions<types.AlarmClaimsQuery, types.AlarmClaimsQueryVariables>] : [options: QueryOptions<types.AlarmClaimsQuery, types.AlarmClaimsQueryVariables>]
) => client.useQuery<types.AlarmClaimsQuery, types.AlarmClaimsQueryVariables>(types.AlarmClaimsDocument, ...(options as [QueryOptions<types.AlarmClaimsQuery, types.AlarmClaimsQueryVariables>]));
export const useOwnAlarmsQuery = (
  ...options: {} extends types.OwnAlarmsQueryVariables ? [options?: QueryOptions<types.OwnAlarmsQuery, types.OwnAlarmsQueryVariables>] : [options: QueryOptions<types.OwnAlarmsQuery, types.OwnAlarmsQueryVariables>]
) => client.useQuery<types.OwnAlarmsQuery, types.OwnAlarmsQueryVariables>(types.OwnAlarmsDocument, ...(options as [QueryOptions<types.OwnAlarmsQuery, types.OwnAlarmsQueryVariables>]));
export const useAlarmColleaguesQuery = (
  ...options: {} extends types.AlarmColleaguesQueryVariables ? [options?: QueryOptions<types.AlarmColleaguesQuery, types.AlarmColleaguesQueryVariables>] : [options: QueryOptions<types.AlarmColleaguesQuery, types.AlarmColleaguesQueryVariables>]
) => client.useQuery<types.AlarmColleaguesQuery, types.AlarmColleaguesQueryVariables>(types.AlarmColleaguesDocument, ...(options as [QueryOptions<types.AlarmColleaguesQuery, types.AlarmColleaguesQueryVariables>]));
export const useAcknowledgeAlarmsMutation = (options?: MutationOptions<types.AcknowledgeAlarmsMutation, types.AcknowledgeAlarmsMutationVariables>) => client.useMutation<types.AcknowledgeAlarmsMutation, types.AcknowledgeAlarmsMutationVariables>(types.AcknowledgeAlarmsDocument, options);
export const useReopenAlarmsMutation = (options?: MutationOptions<types.ReopenAlarmsMutation, types.ReopenAlarmsMutationVariables>) => client.useMutation<types.ReopenAlarmsMutation, types.ReopenAlarmsMutationVariables>(types.ReopenAlarmsDocument, options);
export const useTakeAlarmsMutation = (options?: MutationOptions<types.TakeAlarmsMutation, types.TakeAlarmsMutationVariables>) => client.useMutation<types.TakeAlarmsMutation, types.TakeAlarmsMutationVariables>(types.TakeAlarmsDocument, options);
export const useSnoozeAlarmsMutation = (options?: MutationOptions<types.SnoozeAlarmsMutation, types.SnoozeAlarmsMutationVariables>) => client.useMutation<types.SnoozeAlarmsMutation, types.SnoozeAlarmsMutationVariables>(types.SnoozeAlarmsDocument, options);
export const usePassAlarmsMutation = (options?: MutationOptions<types.PassAlarmsMutation, types.PassAlarmsMutationVariables>) => client.useMutation<types.PassAlarmsMutation, types.PassAlarmsMutationVariables>(types.PassAlarmsDocument, options);
export const useSearchQuery = (
  ...options: {} extends types.SearchQueryVariables ? [options?: QueryOptions<types.SearchQuery, types.SearchQueryVariables>] : [options: QueryOptions<types.SearchQuery, types.SearchQueryVariables>]
) => client.useQuery<types.SearchQuery, types.SearchQueryVariables>(types.SearchDocument, ...(options as [QueryOptions<types.SearchQuery, types.SearchQueryVariables>]));
export const useRecentClaimsQuery = (
  ...options: {} extends types.RecentClaimsQueryVariables ? [options?: QueryOptions<types.RecentClaimsQuery, types.RecentClaimsQueryVariables>] : [options: QueryOptions<types.RecentClaimsQuery, types.RecentClaimsQueryVariables>]
) => client.useQuery<types.RecentClaimsQuery, types.RecentClaimsQueryVariables>(types.RecentClaimsDocument, ...(options as [QueryOptions<types.RecentClaimsQuery, types.RecentClaimsQueryVariables>]));
export const useRecentSuppliersQuery = (
  ...options: {} extends types.RecentSuppliersQueryVariables ? [options?: QueryOptions<types.RecentSuppliersQuery, types.RecentSuppliersQueryVariables>] : [options: QueryOptions<types.RecentSuppliersQuery, types.RecentSuppliersQueryVariables>]
) => client.useQuery<types.RecentSuppliersQuery, types.RecentSuppliersQueryVariables>(types.RecentSuppliersDocument, ...(options as [QueryOptions<types.RecentSuppliersQuery, types.RecentSuppliersQueryVariables>]));
export const usePaletteOpenClaimQuery = (
  ...options: {} extends types.PaletteOpenClaimQueryVariables ? [options?: QueryOptions<types.PaletteOpenClaimQuery, types.PaletteOpenClaimQueryVariables>] : [options: QueryOptions<types.PaletteOpenClaimQuery, types.PaletteOpenClaimQueryVariables>]
) => client.useQuery<types.PaletteOpenClaimQuery, types.PaletteOpenClaimQueryVariables>(types.PaletteOpenClaimDocument, ...(options as [QueryOptions<types.PaletteOpenClaimQuery, types.PaletteOpenClaimQueryVariables>]));
export const useFindPlacesQuery = (
  ...options: {} extends types.FindPlacesQueryVariables ? [options?: QueryOptions<types.FindPlacesQuery, types.FindPlacesQueryVariables>] : [options: QueryOptions<types.FindPlacesQuery, types.FindPlacesQueryVariables>]
) => client.useQuery<types.FindPlacesQuery, types.FindPlacesQueryVariables>(types.FindPlacesDocument, ...(options as [QueryOptions<types.FindPlacesQuery, types.FindPlacesQueryVariables>]));
export const useOwnPreferencesQuery = (
  ...options: {} extends types.OwnPreferencesQueryVariables ? [options?: QueryOptions<types.OwnPreferencesQuery, types.OwnPreferencesQueryVariables>] : [options: QueryOptions<types.OwnPreferencesQuery, types.OwnPreferencesQueryVariables>]
) => client.useQuery<types.OwnPreferencesQuery, types.OwnPreferencesQueryVariables>(types.OwnPreferencesDocument, ...(options as [QueryOptions<types.OwnPreferencesQuery, types.OwnPreferencesQueryVariables>]));
export const useChangeMyPreferencesMutation = (options?: MutationOptions<types.ChangeMyPreferencesMutation, types.ChangeMyPreferencesMutationVariables>) => client.useMutation<types.ChangeMyPreferencesMutation, types.ChangeMyPreferencesMutationVariables>(types.ChangeMyPreferencesDocument, options);
export const useConfirmPasswordMutation = (options?: MutationOptions<types.ConfirmPasswordMutation, types.ConfirmPasswordMutationVariables>) => client.useMutation<types.ConfirmPasswordMutation, types.ConfirmPasswordMutationVariables>(types.ConfirmPasswordDocument, options);
export const useEndSeeAsMutation = (options?: MutationOptions<types.EndSeeAsMutation, types.EndSeeAsMutationVariables>) => client.useMutation<types.EndSeeAsMutation, types.EndSeeAsMutationVariables>(types.EndSeeAsDocument, options);
export const useClaimActionStatesQuery = (
  ...options: {} extends types.ClaimActionStatesQueryVariables ? [options?: QueryOptions<types.ClaimActionStatesQuery, types.ClaimActionStatesQueryVariables>] : [options: QueryOptions<types.ClaimActionStatesQuery, types.ClaimActionStatesQueryVariables>]
) => client.useQuery<types.ClaimActionStatesQuery, types.ClaimActionStatesQueryVariables>(types.ClaimActionStatesDocument, ...(options as [QueryOptions<types.ClaimActionStatesQuery, types.ClaimActionStatesQueryVariables>]));
export const useManageDelayMutation = (options?: MutationOptions<types.ManageDelayMutation, types.ManageDelayMutationVariables>) => client.useMutation<types.ManageDelayMutation, types.ManageDelayMutationVariables>(types.ManageDelayDocument, options);
export const useUndoManageDelayMutation = (options?: MutationOptions<types.UndoManageDelayMutation, types.UndoManageDelayMutationVariables>) => client.useMutation<types.UndoManageDelayMutation, types.UndoManageDelayMutationVariables>(types.UndoManageDelayDocument, options);
export const useConfirmArrivalMutation = (options?: MutationOptions<types.ConfirmArrivalMutation, types.ConfirmArrivalMutationVariables>) => client.useMutation<types.ConfirmArrivalMutation, types.ConfirmArrivalMutationVariables>(types.ConfirmArrivalDocument, options);
export const useConfirmCompletionMutation = (options?: MutationOptions<types.ConfirmCompletionMutation, types.ConfirmCompletionMutationVariables>) => client.useMutation<types.ConfirmCompletionMutation, types.ConfirmCompletionMutationVariables>(types.ConfirmCompletionDocument, options);
export const useCancelServiceMutation = (options?: MutationOptions<types.CancelServiceMutation, types.CancelServiceMutationVariables>) => client.useMutation<types.CancelServiceMutation, types.CancelServiceMutationVariables>(types.CancelServiceDocument, options);
export const useCancelProviderMutation = (options?: MutationOptions<types.CancelProviderMutation, types.CancelProviderMutationVariables>) => client.useMutation<types.CancelProviderMutation, types.CancelProviderMutationVariables>(types.CancelProviderDocument, options);
export const useActionReasonsQuery = (
  ...options: {} extends types.ActionReasonsQueryVariables ? [options?: QueryOptions<types.ActionReasonsQuery, types.ActionReasonsQueryVariables>] : [options: QueryOptions<types.ActionReasonsQuery, types.ActionReasonsQueryVariables>]
) => client.useQuery<types.ActionReasonsQuery, types.ActionReasonsQueryVariables>(types.ActionReasonsDocument, ...(options as [QueryOptions<types.ActionReasonsQuery, types.ActionReasonsQueryVariables>]));
export const useClaimExplanationQuery = (
  ...options: {} extends types.ClaimExplanationQueryVariables ? [options?: QueryOptions<types.ClaimExplanationQuery, types.ClaimExplanationQueryVariables>] : [options: QueryOptions<types.ClaimExplanationQuery, types.ClaimExplanationQueryVariables>]
) => client.useQuery<types.ClaimExplanationQuery, types.ClaimExplanationQueryVariables>(types.ClaimExplanationDocument, ...(options as [QueryOptions<types.ClaimExplanationQuery, types.ClaimExplanationQueryVariables>]));
export const useClaimBulkQuery = (
  ...options: {} extends types.ClaimBulkQueryVariables ? [options?: QueryOptions<types.ClaimBulkQuery, types.ClaimBulkQueryVariables>] : [options: QueryOptions<types.ClaimBulkQuery, types.ClaimBulkQueryVariables>]
) => client.useQuery<types.ClaimBulkQuery, types.ClaimBulkQueryVariables>(types.ClaimBulkDocument, ...(options as [QueryOptions<types.ClaimBulkQuery, types.ClaimBulkQueryVariables>]));
export const useManageDelaysMutation = (options?: MutationOptions<types.ManageDelaysMutation, types.ManageDelaysMutationVariables>) => client.useMutation<types.ManageDelaysMutation, types.ManageDelaysMutationVariables>(types.ManageDelaysDocument, options);
export const useConfirmArrivalsMutation = (options?: MutationOptions<types.ConfirmArrivalsMutation, types.ConfirmArrivalsMutationVariables>) => client.useMutation<types.ConfirmArrivalsMutation, types.ConfirmArrivalsMutationVariables>(types.ConfirmArrivalsDocument, options);
export const useConfirmCompletionsMutation = (options?: MutationOptions<types.ConfirmCompletionsMutation, types.ConfirmCompletionsMutationVariables>) => client.useMutation<types.ConfirmCompletionsMutation, types.ConfirmCompletionsMutationVariables>(types.ConfirmCompletionsDocument, options);
export const useClaimDetailQuery = (
  ...options: {} extends types.ClaimDetailQueryVariables ? [options?: QueryOptions<types.ClaimDetailQuery, types.ClaimDetailQueryVariables>] : [options: QueryOptions<types.ClaimDetailQuery, types.ClaimDetailQueryVariables>]
) => client.useQuery<types.ClaimDetailQuery, types.ClaimDetailQueryVariables>(types.ClaimDetailDocument, ...(options as [QueryOptions<types.ClaimDetailQuery, types.ClaimDetailQueryVariables>]));
export const useClaimTabQuery = (
  ...options: {} extends types.ClaimTabQueryVariables ? [options?: QueryOptions<types.ClaimTabQuery, types.ClaimTabQueryVariables>] : [options: QueryOptions<types.ClaimTabQuery, types.ClaimTabQueryVariables>]
) => client.useQuery<types.ClaimTabQuery, types.ClaimTabQueryVariables>(types.ClaimTabDocument, ...(options as [QueryOptions<types.ClaimTabQuery, types.ClaimTabQueryVariables>]));
export const useRegisterVisitMutation = (options?: MutationOptions<types.RegisterVisitMutation, types.RegisterVisitMutationVariables>) => client.useMutation<types.RegisterVisitMutation, types.RegisterVisitMutationVariables>(types.RegisterVisitDocument, options);
export const useClaimSupplierPositionQuery = (
  ...options: {} extends types.ClaimSupplierPositionQueryVariables ? [options?: QueryOptions<types.ClaimSupplierPositionQuery, types.ClaimSupplierPositionQueryVariables>] : [options: QueryOptions<types.ClaimSupplierPositionQuery, types.ClaimSupplierPositionQueryVariables>]
) => client.useQuery<types.ClaimSupplierPositionQuery, types.ClaimSupplierPositionQueryVariables>(types.ClaimSupplierPositionDocument, ...(options as [QueryOptions<types.ClaimSupplierPositionQuery, types.ClaimSupplierPositionQueryVariables>]));
export const useComplaintPackQuery = (
  ...options: {} extends types.ComplaintPackQueryVariables ? [options?: QueryOptions<types.ComplaintPackQuery, types.ComplaintPackQueryVariables>] : [options: QueryOptions<types.ComplaintPackQuery, types.ComplaintPackQueryVariables>]
) => client.useQuery<types.ComplaintPackQuery, types.ComplaintPackQueryVariables>(types.ComplaintPackDocument, ...(options as [QueryOptions<types.ComplaintPackQuery, types.ComplaintPackQueryVariables>]));
export const useClaimSuppliersQuery = (
  ...options: {} extends types.ClaimSuppliersQueryVariables ? [options?: QueryOptions<types.ClaimSuppliersQuery, types.ClaimSuppliersQueryVariables>] : [options: QueryOptions<types.ClaimSuppliersQuery, types.ClaimSuppliersQueryVariables>]
) => client.useQuery<types.ClaimSuppliersQuery, types.ClaimSuppliersQueryVariables>(types.ClaimSuppliersDocument, ...(options as [QueryOptions<types.ClaimSuppliersQuery, types.ClaimSuppliersQueryVariables>]));
export const useRunningAlertsQuery = (
  ...options: {} extends types.RunningAlertsQueryVariables ? [options?: QueryOptions<types.RunningAlertsQuery, types.RunningAlertsQueryVariables>] : [options: QueryOptions<types.RunningAlertsQuery, types.RunningAlertsQueryVariables>]
) => client.useQuery<types.RunningAlertsQuery, types.RunningAlertsQueryVariables>(types.RunningAlertsDocument, ...(options as [QueryOptions<types.RunningAlertsQuery, types.RunningAlertsQueryVariables>]));
export const useDashboardQuery = (
  ...options: {} extends types.DashboardQueryVariables ? [options?: QueryOptions<types.DashboardQuery, types.DashboardQueryVariables>] : [options: QueryOptions<types.DashboardQuery, types.DashboardQueryVariables>]
) => client.useQuery<types.DashboardQuery, types.DashboardQueryVariables>(types.DashboardDocument, ...(options as [QueryOptions<types.DashboardQuery, types.DashboardQueryVariables>]));
export const useSaveDashboardLayoutMutation = (options?: MutationOptions<types.SaveDashboardLayoutMutation, types.SaveDashboardLayoutMutationVariables>) => client.useMutation<types.SaveDashboardLayoutMutation, types.SaveDashboardLayoutMutationVariables>(types.SaveDashboardLayoutDocument, options);
export const useIndicatorsQuery = (
  ...options: {} extends types.IndicatorsQueryVariables ? [options?: QueryOptions<types.IndicatorsQuery, types.IndicatorsQueryVariables>] : [options: QueryOptions<types.IndicatorsQuery, types.IndicatorsQueryVariables>]
) => client.useQuery<types.IndicatorsQuery, types.IndicatorsQueryVariables>(types.IndicatorsDocument, ...(options as [QueryOptions<types.IndicatorsQuery, types.IndicatorsQueryVariables>]));
export const useIndicatorsChangedSubscription = (
  ...options: {} extends types.IndicatorsChangedSubscriptionVariables ? [options?: SubscriptionOptions<types.IndicatorsChangedSubscription, types.IndicatorsChangedSubscriptionVariables>] : [options: SubscriptionOptions<types.IndicatorsChangedSubscription, types.IndicatorsChangedSubscriptionVariables>]
) => client.useSubscription<types.IndicatorsChangedSubscription, types.IndicatorsChangedSubscriptionVariables>(types.IndicatorsChangedDocument, ...(options as [SubscriptionOptions<types.IndicatorsChangedSubscription, types.IndicatorsChangedSubscriptionVariables>]));
export const useIndicatorGroupsQuery = (
  ...options: {} extends types.IndicatorGroupsQueryVariables ? [options?: QueryOptions<types.IndicatorGroupsQuery, types.IndicatorGroupsQueryVariables>] : [options: QueryOptions<types.IndicatorGroupsQuery, types.IndicatorGroupsQueryVariables>]
) => client.useQuery<types.IndicatorGroupsQuery, types.IndicatorGroupsQueryVariables>(types.IndicatorGroupsDocument, ...(options as [QueryOptions<types.IndicatorGroupsQuery, types.IndicatorGroupsQueryVariables>]));
export const useArrivalProofQuery = (
  ...options: {} extends types.ArrivalProofQueryVariables ? [options?: QueryOptions<types.ArrivalProofQuery, types.ArrivalProofQueryVariables>] : [options: QueryOptions<types.ArrivalProofQuery, types.ArrivalProofQueryVariables>]
) => client.useQuery<types.ArrivalProofQuery, types.ArrivalProofQueryVariables>(types.ArrivalProofDocument, ...(options as [QueryOptions<types.ArrivalProofQuery, types.ArrivalProofQueryVariables>]));
export const useArrivalFitsQuery = (
  ...options: {} extends types.ArrivalFitsQueryVariables ? [options?: QueryOptions<types.ArrivalFitsQuery, types.ArrivalFitsQueryVariables>] : [options: QueryOptions<types.ArrivalFitsQuery, types.ArrivalFitsQueryVariables>]
) => client.useQuery<types.ArrivalFitsQuery, types.ArrivalFitsQueryVariables>(types.ArrivalFitsDocument, ...(options as [QueryOptions<types.ArrivalFitsQuery, types.ArrivalFitsQueryVariables>]));
export const useSettingChangesQuery = (
  ...options: {} extends types.SettingChangesQueryVariables ? [options?: QueryOptions<types.SettingChangesQuery, types.SettingChangesQueryVariables>] : [options: QueryOptions<types.SettingChangesQuery, types.SettingChangesQueryVariables>]
) => client.useQuery<types.SettingChangesQuery, types.SettingChangesQueryVariables>(types.SettingChangesDocument, ...(options as [QueryOptions<types.SettingChangesQuery, types.SettingChangesQueryVariables>]));
export const useWallClaimsQuery = (
  ...options: {} extends types.WallClaimsQueryVariables ? [options?: QueryOptions<types.WallClaimsQuery, types.WallClaimsQueryVariables>] : [options: QueryOptions<types.WallClaimsQuery, types.WallClaimsQueryVariables>]
) => client.useQuery<types.WallClaimsQuery, types.WallClaimsQueryVariables>(types.WallClaimsDocument, ...(options as [QueryOptions<types.WallClaimsQuery, types.WallClaimsQueryVariables>]));
export const useWallCountsQuery = (
  ...options: {} extends types.WallCountsQueryVariables ? [options?: QueryOptions<types.WallCountsQuery, types.WallCountsQueryVariables>] : [options: QueryOptions<types.WallCountsQuery, types.WallCountsQueryVariables>]
) => client.useQuery<types.WallCountsQuery, types.WallCountsQueryVariables>(types.WallCountsDocument, ...(options as [QueryOptions<types.WallCountsQuery, types.WallCountsQueryVariables>]));
export const useClaimContactListsQuery = (
  ...options: {} extends types.ClaimContactListsQueryVariables ? [options?: QueryOptions<types.ClaimContactListsQuery, types.ClaimContactListsQueryVariables>] : [options: QueryOptions<types.ClaimContactListsQuery, types.ClaimContactListsQueryVariables>]
) => client.useQuery<types.ClaimContactListsQuery, types.ClaimContactListsQueryVariables>(types.ClaimContactListsDocument, ...(options as [QueryOptions<types.ClaimContactListsQuery, types.ClaimContactListsQueryVariables>]));
export const useHolidaysOfInstanceQuery = (
  ...options: {} extends types.HolidaysOfInstanceQueryVariables ? [options?: QueryOptions<types.HolidaysOfInstanceQuery, types.HolidaysOfInstanceQueryVariables>] : [options: QueryOptions<types.HolidaysOfInstanceQuery, types.HolidaysOfInstanceQueryVariables>]
) => client.useQuery<types.HolidaysOfInstanceQuery, types.HolidaysOfInstanceQueryVariables>(types.HolidaysOfInstanceDocument, ...(options as [QueryOptions<types.HolidaysOfInstanceQuery, types.HolidaysOfInstanceQueryVariables>]));
export const useExportProgressQuery = (
  ...options: {} extends types.ExportProgressQueryVariables ? [options?: QueryOptions<types.ExportProgressQuery, types.ExportProgressQueryVariables>] : [options: QueryOptions<types.ExportProgressQuery, types.ExportProgressQueryVariables>]
) => client.useQuery<types.ExportProgressQuery, types.ExportProgressQueryVariables>(types.ExportProgressDocument, ...(options as [QueryOptions<types.ExportProgressQuery, types.ExportProgressQueryVariables>]));
export const useExportClaimsMutation = (options?: MutationOptions<types.ExportClaimsMutation, types.ExportClaimsMutationVariables>) => client.useMutation<types.ExportClaimsMutation, types.ExportClaimsMutationVariables>(types.ExportClaimsDocument, options);
export const useExportMobileSuppliersMutation = (options?: MutationOptions<types.ExportMobileSuppliersMutation, types.ExportMobileSuppliersMutationVariables>) => client.useMutation<types.ExportMobileSuppliersMutation, types.ExportMobileSuppliersMutationVariables>(types.ExportMobileSuppliersDocument, options);
export const useExportBasesMutation = (options?: MutationOptions<types.ExportBasesMutation, types.ExportBasesMutationVariables>) => client.useMutation<types.ExportBasesMutation, types.ExportBasesMutationVariables>(types.ExportBasesDocument, options);
export const useExportCollaboratorsMutation = (options?: MutationOptions<types.ExportCollaboratorsMutation, types.ExportCollaboratorsMutationVariables>) => client.useMutation<types.ExportCollaboratorsMutation, types.ExportCollaboratorsMutationVariables>(types.ExportCollaboratorsDocument, options);
export const useExportAuditMutation = (options?: MutationOptions<types.ExportAuditMutation, types.ExportAuditMutationVariables>) => client.useMutation<types.ExportAuditMutation, types.ExportAuditMutationVariables>(types.ExportAuditDocument, options);
export const useExportApiErrorsMutation = (options?: MutationOptions<types.ExportApiErrorsMutation, types.ExportApiErrorsMutationVariables>) => client.useMutation<types.ExportApiErrorsMutation, types.ExportApiErrorsMutationVariables>(types.ExportApiErrorsDocument, options);
export const useExportSupplierFilterCallsMutation = (options?: MutationOptions<types.ExportSupplierFilterCallsMutation, types.ExportSupplierFilterCallsMutationVariables>) => client.useMutation<types.ExportSupplierFilterCallsMutation, types.ExportSupplierFilterCallsMutationVariables>(types.ExportSupplierFilterCallsDocument, options);
export const useCancelExportMutation = (options?: MutationOptions<types.CancelExportMutation, types.CancelExportMutationVariables>) => client.useMutation<types.CancelExportMutation, types.CancelExportMutationVariables>(types.CancelExportDocument, options);
export const useFilterEffectsQuery = (
  ...options: {} extends types.FilterEffectsQueryVariables ? [options?: QueryOptions<types.FilterEffectsQuery, types.FilterEffectsQueryVariables>] : [options: QueryOptions<types.FilterEffectsQuery, types.FilterEffectsQueryVariables>]
) => client.useQuery<types.FilterEffectsQuery, types.FilterEffectsQueryVariables>(types.FilterEffectsDocument, ...(options as [QueryOptions<types.FilterEffectsQuery, types.FilterEffectsQueryVariables>]));
export const useFilterNamesQuery = (
  ...options: {} extends types.FilterNamesQueryVariables ? [options?: QueryOptions<types.FilterNamesQuery, types.FilterNamesQueryVariables>] : [options: QueryOptions<types.FilterNamesQuery, types.FilterNamesQueryVariables>]
) => client.useQuery<types.FilterNamesQuery, types.FilterNamesQueryVariables>(types.FilterNamesDocument, ...(options as [QueryOptions<types.FilterNamesQuery, types.FilterNamesQueryVariables>]));
export const useFilterOptionsQuery = (
  ...options: {} extends types.FilterOptionsQueryVariables ? [options?: QueryOptions<types.FilterOptionsQuery, types.FilterOptionsQueryVariables>] : [options: QueryOptions<types.FilterOptionsQuery, types.FilterOptionsQueryVariables>]
) => client.useQuery<types.FilterOptionsQuery, types.FilterOptionsQueryVariables>(types.FilterOptionsDocument, ...(options as [QueryOptions<types.FilterOptionsQuery, types.FilterOptionsQueryVariables>]));
export const useHomeCountQuery = (
  ...options: {} extends types.HomeCountQueryVariables ? [options?: QueryOptions<types.HomeCountQuery, types.HomeCountQueryVariables>] : [options: QueryOptions<types.HomeCountQuery, types.HomeCountQueryVariables>]
) => client.useQuery<types.HomeCountQuery, types.HomeCountQueryVariables>(types.HomeCountDocument, ...(options as [QueryOptions<types.HomeCountQuery, types.HomeCountQueryVariables>]));
export const useHomeClaimsQuery = (
  ...options: {} extends types.HomeClaimsQueryVariables ? [options?: QueryOptions<types.HomeClaimsQuery, types.HomeClaimsQueryVariables>] : [options: QueryOptions<types.HomeClaimsQuery, types.HomeClaimsQueryVariables>]
) => client.useQuery<types.HomeClaimsQuery, types.HomeClaimsQueryVariables>(types.HomeClaimsDocument, ...(options as [QueryOptions<types.HomeClaimsQuery, types.HomeClaimsQueryVariables>]));
export const useHomeSearchQuery = (
  ...options: {} extends types.HomeSearchQueryVariables ? [options?: QueryOptions<types.HomeSearchQuery, types.HomeSearchQueryVariables>] : [options: QueryOptions<types.HomeSearchQuery, types.HomeSearchQueryVariables>]
) => client.useQuery<types.HomeSearchQuery, types.HomeSearchQueryVariables>(types.HomeSearchDocument, ...(options as [QueryOptions<types.HomeSearchQuery, types.HomeSearchQueryVariables>]));
export const useSupplierHomeQuery = (
  ...options: {} extends types.SupplierHomeQueryVariables ? [options?: QueryOptions<types.SupplierHomeQuery, types.SupplierHomeQueryVariables>] : [options: QueryOptions<types.SupplierHomeQuery, types.SupplierHomeQueryVariables>]
) => client.useQuery<types.SupplierHomeQuery, types.SupplierHomeQueryVariables>(types.SupplierHomeDocument, ...(options as [QueryOptions<types.SupplierHomeQuery, types.SupplierHomeQueryVariables>]));
export const useClaimChangedSubscription = (
  ...options: {} extends types.ClaimChangedSubscriptionVariables ? [options?: SubscriptionOptions<types.ClaimChangedSubscription, types.ClaimChangedSubscriptionVariables>] : [options: SubscriptionOptions<types.ClaimChangedSubscription, types.ClaimChangedSubscriptionVariables>]
) => client.useSubscription<types.ClaimChangedSubscription, types.ClaimChangedSubscriptionVariables>(types.ClaimChangedDocument, ...(options as [SubscriptionOptions<types.ClaimChangedSubscription, types.ClaimChangedSubscriptionVariables>]));
export const useHeartbeatSubscription = (
  ...options: {} extends types.HeartbeatSubscriptionVariables ? [options?: SubscriptionOptions<types.HeartbeatSubscription, types.HeartbeatSubscriptionVariables>] : [options: SubscriptionOptions<types.HeartbeatSubscription, types.HeartbeatSubscriptionVariables>]
) => client.useSubscription<types.HeartbeatSubscription, types.HeartbeatSubscriptionVariables>(types.HeartbeatDocument, ...(options as [SubscriptionOptions<types.HeartbeatSubscription, types.HeartbeatSubscriptionVariables>]));
export const useMapFramesSubscription = (
  ...options: {} extends types.MapFramesSubscriptionVariables ? [options?: SubscriptionOptions<types.MapFramesSubscription, types.MapFramesSubscriptionVariables>] : [options: SubscriptionOptions<types.MapFramesSubscription, types.MapFramesSubscriptionVariables>]
) => client.useSubscription<types.MapFramesSubscription, types.MapFramesSubscriptionVariables>(types.MapFramesDocument, ...(options as [SubscriptionOptions<types.MapFramesSubscription, types.MapFramesSubscriptionVariables>]));
export const useMapFrameQuery = (
  ...options: {} extends types.MapFrameQueryVariables ? [options?: QueryOptions<types.MapFrameQuery, types.MapFrameQueryVariables>] : [options: QueryOptions<types.MapFrameQuery, types.MapFrameQueryVariables>]
) => client.useQuery<types.MapFrameQuery, types.MapFrameQueryVariables>(types.MapFrameDocument, ...(options as [QueryOptions<types.MapFrameQuery, types.MapFrameQueryVariables>]));
export const useClaimPresenceSubscription = (
  ...options: {} extends types.ClaimPresenceSubscriptionVariables ? [options?: SubscriptionOptions<types.ClaimPresenceSubscription, types.ClaimPresenceSubscriptionVariables>] : [options: SubscriptionOptions<types.ClaimPresenceSubscription, types.ClaimPresenceSubscriptionVariables>]
) => client.useSubscription<types.ClaimPresenceSubscription, types.ClaimPresenceSubscriptionVariables>(types.ClaimPresenceDocument, ...(options as [SubscriptionOptions<types.ClaimPresenceSubscription, types.ClaimPresenceSubscriptionVariables>]));
export const useLookAtClaimSubscription = (
  ...options: {} extends types.LookAtClaimSubscriptionVariables ? [options?: SubscriptionOptions<types.LookAtClaimSubscription, types.LookAtClaimSubscriptionVariables>] : [options: SubscriptionOptions<types.LookAtClaimSubscription, types.LookAtClaimSubscriptionVariables>]
) => client.useSubscription<types.LookAtClaimSubscription, types.LookAtClaimSubscriptionVariables>(types.LookAtClaimDocument, ...(options as [SubscriptionOptions<types.LookAtClaimSubscription, types.LookAtClaimSubscriptionVariables>]));
export const useMapClaimPlaceQuery = (
  ...options: {} extends types.MapClaimPlaceQueryVariables ? [options?: QueryOptions<types.MapClaimPlaceQuery, types.MapClaimPlaceQueryVariables>] : [options: QueryOptions<types.MapClaimPlaceQuery, types.MapClaimPlaceQueryVariables>]
) => client.useQuery<types.MapClaimPlaceQuery, types.MapClaimPlaceQueryVariables>(types.MapClaimPlaceDocument, ...(options as [QueryOptions<types.MapClaimPlaceQuery, types.MapClaimPlaceQueryVariables>]));
export const useMapSupplierPlaceQuery = (
  ...options: {} extends types.MapSupplierPlaceQueryVariables ? [options?: QueryOptions<types.MapSupplierPlaceQuery, types.MapSupplierPlaceQueryVariables>] : [options: QueryOptions<types.MapSupplierPlaceQuery, types.MapSupplierPlaceQueryVariables>]
) => client.useQuery<types.MapSupplierPlaceQuery, types.MapSupplierPlaceQueryVariables>(types.MapSupplierPlaceDocument, ...(options as [QueryOptions<types.MapSupplierPlaceQuery, types.MapSupplierPlaceQueryVariables>]));
export const useMapConfigurationsQuery = (
  ...options: {} extends types.MapConfigurationsQueryVariables ? [options?: QueryOptions<types.MapConfigurationsQuery, types.MapConfigurationsQueryVariables>] : [options: QueryOptions<types.MapConfigurationsQuery, types.MapConfigurationsQueryVariables>]
) => client.useQuery<types.MapConfigurationsQuery, types.MapConfigurationsQueryVariables>(types.MapConfigurationsDocument, ...(options as [QueryOptions<types.MapConfigurationsQuery, types.MapConfigurationsQueryVariables>]));
export const useMapConfigurationQuery = (
  ...options: {} extends types.MapConfigurationQueryVariables ? [options?: QueryOptions<types.MapConfigurationQuery, types.MapConfigurationQueryVariables>] : [options: QueryOptions<types.MapConfigurationQuery, types.MapConfigurationQueryVariables>]
) => client.useQuery<types.MapConfigurationQuery, types.MapConfigurationQueryVariables>(types.MapConfigurationDocument, ...(options as [QueryOptions<types.MapConfigurationQuery, types.MapConfigurationQueryVariables>]));
export const useMapConfigurationAudiencesQuery = (
  ...options: {} extends types.MapConfigurationAudiencesQueryVariables ? [options?: QueryOptions<types.MapConfigurationAudiencesQuery, types.MapConfigurationAudiencesQueryVariables>] : [options: QueryOptions<types.MapConfigurationAudiencesQuery, types.MapConfigurationAudiencesQueryVariables>]
) => client.useQuery<types.MapConfigurationAudiencesQuery, types.MapConfigurationAudiencesQueryVariables>(types.MapConfigurationAudiencesDocument, ...(options as [QueryOptions<types.MapConfigurationAudiencesQuery, types.MapConfigurationAudiencesQueryVariables>]));
export const useSaveMapConfigurationMutation = (options?: MutationOptions<types.SaveMapConfigurationMutation, types.SaveMapConfigurationMutationVariables>) => client.useMutation<types.SaveMapConfigurationMutation, types.SaveMapConfigurationMutationVariables>(types.SaveMapConfigurationDocument, options);
export const useDeleteMapConfigurationMutation = (options?: MutationOptions<types.DeleteMapConfigurationMutation, types.DeleteMapConfigurationMutationVariables>) => client.useMutation<types.DeleteMapConfigurationMutation, types.DeleteMapConfigurationMutationVariables>(types.DeleteMapConfigurationDocument, options);
export const useMakeDefaultMapConfigurationMutation = (options?: MutationOptions<types.MakeDefaultMapConfigurationMutation, types.MakeDefaultMapConfigurationMutationVariables>) => client.useMutation<types.MakeDefaultMapConfigurationMutation, types.MakeDefaultMapConfigurationMutationVariables>(types.MakeDefaultMapConfigurationDocument, options);
export const useShareMapConfigurationMutation = (options?: MutationOptions<types.ShareMapConfigurationMutation, types.ShareMapConfigurationMutationVariables>) => client.useMutation<types.ShareMapConfigurationMutation, types.ShareMapConfigurationMutationVariables>(types.ShareMapConfigurationDocument, options);
export const useUnshareMapConfigurationMutation = (options?: MutationOptions<types.UnshareMapConfigurationMutation, types.UnshareMapConfigurationMutationVariables>) => client.useMutation<types.UnshareMapConfigurationMutation, types.UnshareMapConfigurationMutationVariables>(types.UnshareMapConfigurationDocument, options);
export const useHoveredClaimQuery = (
  ...options: {} extends types.HoveredClaimQueryVariables ? [options?: QueryOptions<types.HoveredClaimQuery, types.HoveredClaimQueryVariables>] : [options: QueryOptions<types.HoveredClaimQuery, types.HoveredClaimQueryVariables>]
) => client.useQuery<types.HoveredClaimQuery, types.HoveredClaimQueryVariables>(types.HoveredClaimDocument, ...(options as [QueryOptions<types.HoveredClaimQuery, types.HoveredClaimQueryVariables>]));
export const useClaimTotalQuery = (
  ...options: {} extends types.ClaimTotalQueryVariables ? [options?: QueryOptions<types.ClaimTotalQuery, types.ClaimTotalQueryVariables>] : [options: QueryOptions<types.ClaimTotalQuery, types.ClaimTotalQueryVariables>]
) => client.useQuery<types.ClaimTotalQuery, types.ClaimTotalQueryVariables>(types.ClaimTotalDocument, ...(options as [QueryOptions<types.ClaimTotalQuery, types.ClaimTotalQueryVariables>]));
export const useMapClaimListQuery = (
  ...options: {} extends types.MapClaimListQueryVariables ? [options?: QueryOptions<types.MapClaimListQuery, types.MapClaimListQueryVariables>] : [options: QueryOptions<types.MapClaimListQuery, types.MapClaimListQueryVariables>]
) => client.useQuery<types.MapClaimListQuery, types.MapClaimListQueryVariables>(types.MapClaimListDocument, ...(options as [QueryOptions<types.MapClaimListQuery, types.MapClaimListQueryVariables>]));
export const useMapMobileListQuery = (
  ...options: {} extends types.MapMobileListQueryVariables ? [options?: QueryOptions<types.MapMobileListQuery, types.MapMobileListQueryVariables>] : [options: QueryOptions<types.MapMobileListQuery, types.MapMobileListQueryVariables>]
) => client.useQuery<types.MapMobileListQuery, types.MapMobileListQueryVariables>(types.MapMobileListDocument, ...(options as [QueryOptions<types.MapMobileListQuery, types.MapMobileListQueryVariables>]));
export const useMapSupplierListQuery = (
  ...options: {} extends types.MapSupplierListQueryVariables ? [options?: QueryOptions<types.MapSupplierListQuery, types.MapSupplierListQueryVariables>] : [options: QueryOptions<types.MapSupplierListQuery, types.MapSupplierListQueryVariables>]
) => client.useQuery<types.MapSupplierListQuery, types.MapSupplierListQueryVariables>(types.MapSupplierListDocument, ...(options as [QueryOptions<types.MapSupplierListQuery, types.MapSupplierListQueryVariables>]));
export const useWorklistQuery = (
  ...options: {} extends types.WorklistQueryVariables ? [options?: QueryOptions<types.WorklistQuery, types.WorklistQueryVariables>] : [options: QueryOptions<types.WorklistQuery, types.WorklistQueryVariables>]
) => client.useQuery<types.WorklistQuery, types.WorklistQueryVariables>(types.WorklistDocument, ...(options as [QueryOptions<types.WorklistQuery, types.WorklistQueryVariables>]));
export const useWorklistRowsQuery = (
  ...options: {} extends types.WorklistRowsQueryVariables ? [options?: QueryOptions<types.WorklistRowsQuery, types.WorklistRowsQueryVariables>] : [options: QueryOptions<types.WorklistRowsQuery, types.WorklistRowsQueryVariables>]
) => client.useQuery<types.WorklistRowsQuery, types.WorklistRowsQueryVariables>(types.WorklistRowsDocument, ...(options as [QueryOptions<types.WorklistRowsQuery, types.WorklistRowsQueryVariables>]));
export const useWorklistChangedSubscription = (
  ...options: {} extends types.WorklistChangedSubscriptionVariables ? [options?: SubscriptionOptions<types.WorklistChangedSubscription, types.WorklistChangedSubscriptionVariables>] : [options: SubscriptionOptions<types.WorklistChangedSubscription, types.WorklistChangedSubscriptionVariables>]
) => client.useSubscription<types.WorklistChangedSubscription, types.WorklistChangedSubscriptionVariables>(types.WorklistChangedDocument, ...(options as [SubscriptionOptions<types.WorklistChangedSubscription, types.WorklistChangedSubscriptionVariables>]));
export const useClaimRouteLinesQuery = (
  ...options: {} extends types.ClaimRouteLinesQueryVariables ? [options?: QueryOptions<types.ClaimRouteLinesQuery, types.ClaimRouteLinesQueryVariables>] : [options: QueryOptions<types.ClaimRouteLinesQuery, types.ClaimRouteLinesQueryVariables>]
) => client.useQuery<types.ClaimRouteLinesQuery, types.ClaimRouteLinesQueryVariables>(types.ClaimRouteLinesDocument, ...(options as [QueryOptions<types.ClaimRouteLinesQuery, types.ClaimRouteLinesQueryVariables>]));
export const usePinnedClaimQuery = (
  ...options: {} extends types.PinnedClaimQueryVariables ? [options?: QueryOptions<types.PinnedClaimQuery, types.PinnedClaimQueryVariables>] : [options: QueryOptions<types.PinnedClaimQuery, types.PinnedClaimQueryVariables>]
) => client.useQuery<types.PinnedClaimQuery, types.PinnedClaimQueryVariables>(types.PinnedClaimDocument, ...(options as [QueryOptions<types.PinnedClaimQuery, types.PinnedClaimQueryVariables>]));
export const usePinnedSupplierQuery = (
  ...options: {} extends types.PinnedSupplierQueryVariables ? [options?: QueryOptions<types.PinnedSupplierQuery, types.PinnedSupplierQueryVariables>] : [options: QueryOptions<types.PinnedSupplierQuery, types.PinnedSupplierQueryVariables>]
) => client.useQuery<types.PinnedSupplierQuery, types.PinnedSupplierQueryVariables>(types.PinnedSupplierDocument, ...(options as [QueryOptions<types.PinnedSupplierQuery, types.PinnedSupplierQueryVariables>]));
export const usePinnedClaimMatchesQuery = (
  ...options: {} extends types.PinnedClaimMatchesQueryVariables ? [options?: QueryOptions<types.PinnedClaimMatchesQuery, types.PinnedClaimMatchesQueryVariables>] : [options: QueryOptions<types.PinnedClaimMatchesQuery, types.PinnedClaimMatchesQueryVariables>]
) => client.useQuery<types.PinnedClaimMatchesQuery, types.PinnedClaimMatchesQueryVariables>(types.PinnedClaimMatchesDocument, ...(options as [QueryOptions<types.PinnedClaimMatchesQuery, types.PinnedClaimMatchesQueryVariables>]));
export const usePinnedSupplierMatchesQuery = (
  ...options: {} extends types.PinnedSupplierMatchesQueryVariables ? [options?: QueryOptions<types.PinnedSupplierMatchesQuery, types.PinnedSupplierMatchesQueryVariables>] : [options: QueryOptions<types.PinnedSupplierMatchesQuery, types.PinnedSupplierMatchesQueryVariables>]
) => client.useQuery<types.PinnedSupplierMatchesQuery, types.PinnedSupplierMatchesQueryVariables>(types.PinnedSupplierMatchesDocument, ...(options as [QueryOptions<types.PinnedSupplierMatchesQuery, types.PinnedSupplierMatchesQueryVariables>]));
export const useArrivalCountQuery = (
  ...options: {} extends types.ArrivalCountQueryVariables ? [options?: QueryOptions<types.ArrivalCountQuery, types.ArrivalCountQueryVariables>] : [options: QueryOptions<types.ArrivalCountQuery, types.ArrivalCountQueryVariables>]
) => client.useQuery<types.ArrivalCountQuery, types.ArrivalCountQueryVariables>(types.ArrivalCountDocument, ...(options as [QueryOptions<types.ArrivalCountQuery, types.ArrivalCountQueryVariables>]));
export const useClaimRegisterQuery = (
  ...options: {} extends types.ClaimRegisterQueryVariables ? [options?: QueryOptions<types.ClaimRegisterQuery, types.ClaimRegisterQueryVariables>] : [options: QueryOptions<types.ClaimRegisterQuery, types.ClaimRegisterQueryVariables>]
) => client.useQuery<types.ClaimRegisterQuery, types.ClaimRegisterQueryVariables>(types.ClaimRegisterDocument, ...(options as [QueryOptions<types.ClaimRegisterQuery, types.ClaimRegisterQueryVariables>]));
export const useClaimSearchQuery = (
  ...options: {} extends types.ClaimSearchQueryVariables ? [options?: QueryOptions<types.ClaimSearchQuery, types.ClaimSearchQueryVariables>] : [options: QueryOptions<types.ClaimSearchQuery, types.ClaimSearchQueryVariables>]
) => client.useQuery<types.ClaimSearchQuery, types.ClaimSearchQueryVariables>(types.ClaimSearchDocument, ...(options as [QueryOptions<types.ClaimSearchQuery, types.ClaimSearchQueryVariables>]));
export const useMobileSuppliersRegisterQuery = (
  ...options: {} extends types.MobileSuppliersRegisterQueryVariables ? [options?: QueryOptions<types.MobileSuppliersRegisterQuery, types.MobileSuppliersRegisterQueryVariables>] : [options: QueryOptions<types.MobileSuppliersRegisterQuery, types.MobileSuppliersRegisterQueryVariables>]
) => client.useQuery<types.MobileSuppliersRegisterQuery, types.MobileSuppliersRegisterQueryVariables>(types.MobileSuppliersRegisterDocument, ...(options as [QueryOptions<types.MobileSuppliersRegisterQuery, types.MobileSuppliersRegisterQueryVariables>]));
export const useBasesRegisterQuery = (
  ...options: {} extends types.BasesRegisterQueryVariables ? [options?: QueryOptions<types.BasesRegisterQuery, types.BasesRegisterQueryVariables>] : [options: QueryOptions<types.BasesRegisterQuery, types.BasesRegisterQueryVariables>]
) => client.useQuery<types.BasesRegisterQuery, types.BasesRegisterQueryVariables>(types.BasesRegisterDocument, ...(options as [QueryOptions<types.BasesRegisterQuery, types.BasesRegisterQueryVariables>]));
export const useCollaboratorsRegisterQuery = (
  ...options: {} extends types.CollaboratorsRegisterQueryVariables ? [options?: QueryOptions<types.CollaboratorsRegisterQuery, types.CollaboratorsRegisterQueryVariables>] : [options: QueryOptions<types.CollaboratorsRegisterQuery, types.CollaboratorsRegisterQueryVariables>]
) => client.useQuery<types.CollaboratorsRegisterQuery, types.CollaboratorsRegisterQueryVariables>(types.CollaboratorsRegisterDocument, ...(options as [QueryOptions<types.CollaboratorsRegisterQuery, types.CollaboratorsRegisterQueryVariables>]));
export const useReportProgressQuery = (
  ...options: {} extends types.ReportProgressQueryVariables ? [options?: QueryOptions<types.ReportProgressQuery, types.ReportProgressQueryVariables>] : [options: QueryOptions<types.ReportProgressQuery, types.ReportProgressQueryVariables>]
) => client.useQuery<types.ReportProgressQuery, types.ReportProgressQueryVariables>(types.ReportProgressDocument, ...(options as [QueryOptions<types.ReportProgressQuery, types.ReportProgressQueryVariables>]));
export const useCreateReportMutation = (options?: MutationOptions<types.CreateReportMutation, types.CreateReportMutationVariables>) => client.useMutation<types.CreateReportMutation, types.CreateReportMutationVariables>(types.CreateReportDocument, options);
export const useSubscriptionsQuery = (
  ...options: {} extends types.SubscriptionsQueryVariables ? [options?: QueryOptions<types.SubscriptionsQuery, types.SubscriptionsQueryVariables>] : [options: QueryOptions<types.SubscriptionsQuery, types.SubscriptionsQueryVariables>]
) => client.useQuery<types.SubscriptionsQuery, types.SubscriptionsQueryVariables>(types.SubscriptionsDocument, ...(options as [QueryOptions<types.SubscriptionsQuery, types.SubscriptionsQueryVariables>]));
export const useSaveSubscriptionMutation = (options?: MutationOptions<types.SaveSubscriptionMutation, types.SaveSubscriptionMutationVariables>) => client.useMutation<types.SaveSubscriptionMutation, types.SaveSubscriptionMutationVariables>(types.SaveSubscriptionDocument, options);
export const useDeleteSubscriptionMutation = (options?: MutationOptions<types.DeleteSubscriptionMutation, types.DeleteSubscriptionMutationVariables>) => client.useMutation<types.DeleteSubscriptionMutation, types.DeleteSubscriptionMutationVariables>(types.DeleteSubscriptionDocument, options);
export const useSaveAlertMutation = (options?: MutationOptions<types.SaveAlertMutation, types.SaveAlertMutationVariables>) => client.useMutation<types.SaveAlertMutation, types.SaveAlertMutationVariables>(types.SaveAlertDocument, options);
export const useDeleteAlertMutation = (options?: MutationOptions<types.DeleteAlertMutation, types.DeleteAlertMutationVariables>) => client.useMutation<types.DeleteAlertMutation, types.DeleteAlertMutationVariables>(types.DeleteAlertDocument, options);
export const useLogoutMutation = (options?: MutationOptions<types.LogoutMutation, types.LogoutMutationVariables>) => client.useMutation<types.LogoutMutation, types.LogoutMutationVariables>(types.LogoutDocument, options);
export const useExchangeHandoffMutation = (options?: MutationOptions<types.ExchangeHandoffMutation, types.ExchangeHandoffMutationVariables>) => client.useMutation<types.ExchangeHandoffMutation, types.ExchangeHandoffMutationVariables>(types.ExchangeHandoffDocument, options);
export const useSignInOptionsQuery = (
  ...options: {} extends types.SignInOptionsQueryVariables ? [options?: QueryOptions<types.SignInOptionsQuery, types.SignInOptionsQueryVariables>] : [options: QueryOptions<types.SignInOptionsQuery, types.SignInOptionsQueryVariables>]
) => client.useQuery<types.SignInOptionsQuery, types.SignInOptionsQueryVariables>(types.SignInOptionsDocument, ...(options as [QueryOptions<types.SignInOptionsQuery, types.SignInOptionsQueryVariables>]));
export const useRequestPasswordResetMutation = (options?: MutationOptions<types.RequestPasswordResetMutation, types.RequestPasswordResetMutationVariables>) => client.useMutation<types.RequestPasswordResetMutation, types.RequestPasswordResetMutationVariables>(types.RequestPasswordResetDocument, options);
export const useConfirmSecondFactorMutation = (options?: MutationOptions<types.ConfirmSecondFactorMutation, types.ConfirmSecondFactorMutationVariables>) => client.useMutation<types.ConfirmSecondFactorMutation, types.ConfirmSecondFactorMutationVariables>(types.ConfirmSecondFactorDocument, options);
export const useSetUpSecondFactorMutation = (options?: MutationOptions<types.SetUpSecondFactorMutation, types.SetUpSecondFactorMutationVariables>) => client.useMutation<types.SetUpSecondFactorMutation, types.SetUpSecondFactorMutationVariables>(types.SetUpSecondFactorDocument, options);
export const useChoosePasswordMutation = (options?: MutationOptions<types.ChoosePasswordMutation, types.ChoosePasswordMutationVariables>) => client.useMutation<types.ChoosePasswordMutation, types.ChoosePasswordMutationVariables>(types.ChoosePasswordDocument, options);
export const useSupplierAllocationsQuery = (
  ...options: {} extends types.SupplierAllocationsQueryVariables ? [options?: QueryOptions<types.SupplierAllocationsQuery, types.SupplierAllocationsQueryVariables>] : [options: QueryOptions<types.SupplierAllocationsQuery, types.SupplierAllocationsQueryVariables>]
) => client.useQuery<types.SupplierAllocationsQuery, types.SupplierAllocationsQueryVariables>(types.SupplierAllocationsDocument, ...(options as [QueryOptions<types.SupplierAllocationsQuery, types.SupplierAllocationsQueryVariables>]));
export const useSupplierDetailQuery = (
  ...options: {} extends types.SupplierDetailQueryVariables ? [options?: QueryOptions<types.SupplierDetailQuery, types.SupplierDetailQueryVariables>] : [options: QueryOptions<types.SupplierDetailQuery, types.SupplierDetailQueryVariables>]
) => client.useQuery<types.SupplierDetailQuery, types.SupplierDetailQueryVariables>(types.SupplierDetailDocument, ...(options as [QueryOptions<types.SupplierDetailQuery, types.SupplierDetailQueryVariables>]));
export const useSupplierTabQuery = (
  ...options: {} extends types.SupplierTabQueryVariables ? [options?: QueryOptions<types.SupplierTabQuery, types.SupplierTabQueryVariables>] : [options: QueryOptions<types.SupplierTabQuery, types.SupplierTabQueryVariables>]
) => client.useQuery<types.SupplierTabQuery, types.SupplierTabQueryVariables>(types.SupplierTabDocument, ...(options as [QueryOptions<types.SupplierTabQuery, types.SupplierTabQueryVariables>]));
export const useListLayoutsQuery = (
  ...options: {} extends types.ListLayoutsQueryVariables ? [options?: QueryOptions<types.ListLayoutsQuery, types.ListLayoutsQueryVariables>] : [options: QueryOptions<types.ListLayoutsQuery, types.ListLayoutsQueryVariables>]
) => client.useQuery<types.ListLayoutsQuery, types.ListLayoutsQueryVariables>(types.ListLayoutsDocument, ...(options as [QueryOptions<types.ListLayoutsQuery, types.ListLayoutsQueryVariables>]));
export const useSaveListLayoutMutation = (options?: MutationOptions<types.SaveListLayoutMutation, types.SaveListLayoutMutationVariables>) => client.useMutation<types.SaveListLayoutMutation, types.SaveListLayoutMutationVariables>(types.SaveListLayoutDocument, options);
export const useAccount_accountFragment = (from: FragmentSource<types.Account_AccountFragment>) =>
  client.useFragment({ fragment: types.Account_AccountFragmentDoc, fragmentName: "Account_account", from });
export const useContactListForm_listFragment = (from: FragmentSource<types.ContactListForm_ListFragment>) =>
  client.useFragment({ fragment: types.ContactListForm_ListFragmentDoc, fragmentName: "ContactListForm_list", from });
export const useErasureList_erasureFragment = (from: FragmentSource<types.ErasureList_ErasureFragment>) =>
  client.useFragment({ fragment: types.ErasureList_ErasureFragmentDoc, fragmentName: "ErasureList_erasure", from });
export const useFilterCall_callFragment = (from: FragmentSource<types.FilterCall_CallFragment>) =>
  client.useFragment({ fragment: types.FilterCall_CallFragmentDoc, fragmentName: "FilterCall_call", from });
export const useGenericProfile_allFragment = (from: FragmentSource<types.GenericProfile_AllFragment>) =>
  client.useFragment({ fragment: types.GenericProfile_AllFragmentDoc, fragmentName: "GenericProfile_all", from });
export const useHolidayLists_listFragment = (from: FragmentSource<types.HolidayLists_ListFragment>) =>
  client.useFragment({ fragment: types.HolidayLists_ListFragmentDoc, fragmentName: "HolidayLists_list", from });
export const useKpiSettings_settingFragment = (from: FragmentSource<types.KpiSettings_SettingFragment>) =>
  client.useFragment({ fragment: types.KpiSettings_SettingFragmentDoc, fragmentName: "KpiSettings_setting", from });
export const useOutboxRow_callFragment = (from: FragmentSource<types.OutboxRow_CallFragment>) =>
  client.useFragment({ fragment: types.OutboxRow_CallFragmentDoc, fragmentName: "OutboxRow_call", from });
export const useSpecificProfileForm_profileFragment = (from: FragmentSource<types.SpecificProfileForm_ProfileFragment>) =>
  client.useFragment({ fragment: types.SpecificProfileForm_ProfileFragmentDoc, fragmentName: "SpecificProfileForm_profile", from });
export const useUserForm_userFragment = (from: FragmentSource<types.UserForm_UserFragment>) =>
  client.useFragment({ fragment: types.UserForm_UserFragmentDoc, fragmentName: "UserForm_user", from });
export const useAlarms_listFragment = (from: FragmentSource<types.Alarms_ListFragment>) =>
  client.useFragment({ fragment: types.Alarms_ListFragmentDoc, fragmentName: "Alarms_list", from });
export const useAlarm_alarmFragment = (from: FragmentSource<types.Alarm_AlarmFragment>) =>
  client.useFragment({ fragment: types.Alarm_AlarmFragmentDoc, fragmentName: "Alarm_alarm", from });
export const useAlarmRow_claimFragment = (from: FragmentSource<types.AlarmRow_ClaimFragment>) =>
  client.useFragment({ fragment: types.AlarmRow_ClaimFragmentDoc, fragmentName: "AlarmRow_claim", from });
export const useClaimVersionFragment = (from: FragmentSource<types.ClaimVersionFragment>) =>
  client.useFragment({ fragment: types.ClaimVersionFragmentDoc, fragmentName: "ClaimVersion", from });
export const useSupplierVersionFragment = (from: FragmentSource<types.SupplierVersionFragment>) =>
  client.useFragment({ fragment: types.SupplierVersionFragmentDoc, fragmentName: "SupplierVersion", from });
export const usePaletteClaim_claimFragment = (from: FragmentSource<types.PaletteClaim_ClaimFragment>) =>
  client.useFragment({ fragment: types.PaletteClaim_ClaimFragmentDoc, fragmentName: "PaletteClaim_claim", from });
export const usePaletteSupplier_supplierFragment = (from: FragmentSource<types.PaletteSupplier_SupplierFragment>) =>
  client.useFragment({ fragment: types.PaletteSupplier_SupplierFragmentDoc, fragmentName: "PaletteSupplier_supplier", from });
export const useActionForm_claimFragment = (from: FragmentSource<types.ActionForm_ClaimFragment>) =>
  client.useFragment({ fragment: types.ActionForm_ClaimFragmentDoc, fragmentName: "ActionForm_claim", from });
export const useClaimActions_claimFragment = (from: FragmentSource<types.ClaimActions_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimActions_ClaimFragmentDoc, fragmentName: "ClaimActions_claim", from });
export const useActionResult_claimFragment = (from: FragmentSource<types.ActionResult_ClaimFragment>) =>
  client.useFragment({ fragment: types.ActionResult_ClaimFragmentDoc, fragmentName: "ActionResult_claim", from });
export const usePendingAction_claimFragment = (from: FragmentSource<types.PendingAction_ClaimFragment>) =>
  client.useFragment({ fragment: types.PendingAction_ClaimFragmentDoc, fragmentName: "PendingAction_claim", from });
export const useBulkAnswer_answerFragment = (from: FragmentSource<types.BulkAnswer_AnswerFragment>) =>
  client.useFragment({ fragment: types.BulkAnswer_AnswerFragmentDoc, fragmentName: "BulkAnswer_answer", from });
export const useClaimDetail_claimFragment = (from: FragmentSource<types.ClaimDetail_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimDetail_ClaimFragmentDoc, fragmentName: "ClaimDetail_claim", from });
export const useClaimEconomics_claimFragment = (from: FragmentSource<types.ClaimEconomics_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimEconomics_ClaimFragmentDoc, fragmentName: "ClaimEconomics_claim", from });
export const useClaimGeneral_claimFragment = (from: FragmentSource<types.ClaimGeneral_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimGeneral_ClaimFragmentDoc, fragmentName: "ClaimGeneral_claim", from });
export const useClaimHeader_claimFragment = (from: FragmentSource<types.ClaimHeader_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimHeader_ClaimFragmentDoc, fragmentName: "ClaimHeader_claim", from });
export const useClaimServices_claimFragment = (from: FragmentSource<types.ClaimServices_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimServices_ClaimFragmentDoc, fragmentName: "ClaimServices_claim", from });
export const useClaimTimes_claimFragment = (from: FragmentSource<types.ClaimTimes_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimTimes_ClaimFragmentDoc, fragmentName: "ClaimTimes_claim", from });
export const useClaimVisits_claimFragment = (from: FragmentSource<types.ClaimVisits_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimVisits_ClaimFragmentDoc, fragmentName: "ClaimVisits_claim", from });
export const useContradictionStrip_claimFragment = (from: FragmentSource<types.ContradictionStrip_ClaimFragment>) =>
  client.useFragment({ fragment: types.ContradictionStrip_ClaimFragmentDoc, fragmentName: "ContradictionStrip_claim", from });
export const useClaimMilestones_claimFragment = (from: FragmentSource<types.ClaimMilestones_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimMilestones_ClaimFragmentDoc, fragmentName: "ClaimMilestones_claim", from });
export const useMilestoneTrack_claimFragment = (from: FragmentSource<types.MilestoneTrack_ClaimFragment>) =>
  client.useFragment({ fragment: types.MilestoneTrack_ClaimFragmentDoc, fragmentName: "MilestoneTrack_claim", from });
export const useDashboard_dashboardFragment = (from: FragmentSource<types.Dashboard_DashboardFragment>) =>
  client.useFragment({ fragment: types.Dashboard_DashboardFragmentDoc, fragmentName: "Dashboard_dashboard", from });
export const useIndicators_answerFragment = (from: FragmentSource<types.Indicators_AnswerFragment>) =>
  client.useFragment({ fragment: types.Indicators_AnswerFragmentDoc, fragmentName: "Indicators_answer", from });
export const useClaimLines_claimFragment = (from: FragmentSource<types.ClaimLines_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimLines_ClaimFragmentDoc, fragmentName: "ClaimLines_claim", from });
export const useClaimRow_claimFragment = (from: FragmentSource<types.ClaimRow_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimRow_ClaimFragmentDoc, fragmentName: "ClaimRow_claim", from });
export const useSupplierRow_supplierFragment = (from: FragmentSource<types.SupplierRow_SupplierFragment>) =>
  client.useFragment({ fragment: types.SupplierRow_SupplierFragmentDoc, fragmentName: "SupplierRow_supplier", from });
export const useExportState_exportFragment = (from: FragmentSource<types.ExportState_ExportFragment>) =>
  client.useFragment({ fragment: types.ExportState_ExportFragmentDoc, fragmentName: "ExportState_export", from });
export const useJobCard_claimFragment = (from: FragmentSource<types.JobCard_ClaimFragment>) =>
  client.useFragment({ fragment: types.JobCard_ClaimFragmentDoc, fragmentName: "JobCard_claim", from });
export const useClaimChanged_claimFragment = (from: FragmentSource<types.ClaimChanged_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimChanged_ClaimFragmentDoc, fragmentName: "ClaimChanged_claim", from });
export const useFavourite_configurationFragment = (from: FragmentSource<types.Favourite_ConfigurationFragment>) =>
  client.useFragment({ fragment: types.Favourite_ConfigurationFragmentDoc, fragmentName: "Favourite_configuration", from });
export const useApiList_suppliersFragment = (from: FragmentSource<types.ApiList_SuppliersFragment>) =>
  client.useFragment({ fragment: types.ApiList_SuppliersFragmentDoc, fragmentName: "ApiList_suppliers", from });
export const useWorklistPlace_claimFragment = (from: FragmentSource<types.WorklistPlace_ClaimFragment>) =>
  client.useFragment({ fragment: types.WorklistPlace_ClaimFragmentDoc, fragmentName: "WorklistPlace_claim", from });
export const useWorklist_listFragment = (from: FragmentSource<types.Worklist_ListFragment>) =>
  client.useFragment({ fragment: types.Worklist_ListFragmentDoc, fragmentName: "Worklist_list", from });
export const useClaimRegister_claimFragment = (from: FragmentSource<types.ClaimRegister_ClaimFragment>) =>
  client.useFragment({ fragment: types.ClaimRegister_ClaimFragmentDoc, fragmentName: "ClaimRegister_claim", from });
export const useSupplierRegister_supplierFragment = (from: FragmentSource<types.SupplierRegister_SupplierFragment>) =>
  client.useFragment({ fragment: types.SupplierRegister_SupplierFragmentDoc, fragmentName: "SupplierRegister_supplier", from });
export const useReportState_reportFragment = (from: FragmentSource<types.ReportState_ReportFragment>) =>
  client.useFragment({ fragment: types.ReportState_ReportFragmentDoc, fragmentName: "ReportState_report", from });
export const useSubscription_subscriptionFragment = (from: FragmentSource<types.Subscription_SubscriptionFragment>) =>
  client.useFragment({ fragment: types.Subscription_SubscriptionFragmentDoc, fragmentName: "Subscription_subscription", from });
export const useAlert_alertFragment = (from: FragmentSource<types.Alert_AlertFragment>) =>
  client.useFragment({ fragment: types.Alert_AlertFragmentDoc, fragmentName: "Alert_alert", from });
export const useSession_loginInfoFragment = (from: FragmentSource<types.Session_LoginInfoFragment>) =>
  client.useFragment({ fragment: types.Session_LoginInfoFragmentDoc, fragmentName: "Session_loginInfo", from });
export const useSupplierDetail_supplierFragment = (from: FragmentSource<types.SupplierDetail_SupplierFragment>) =>
  client.useFragment({ fragment: types.SupplierDetail_SupplierFragmentDoc, fragmentName: "SupplierDetail_supplier", from });
export const useSupplierFleet_supplierFragment = (from: FragmentSource<types.SupplierFleet_SupplierFragment>) =>
  client.useFragment({ fragment: types.SupplierFleet_SupplierFragmentDoc, fragmentName: "SupplierFleet_supplier", from });
export const useSupplierGeneral_supplierFragment = (from: FragmentSource<types.SupplierGeneral_SupplierFragment>) =>
  client.useFragment({ fragment: types.SupplierGeneral_SupplierFragmentDoc, fragmentName: "SupplierGeneral_supplier", from });
export const useSupplierHeader_supplierFragment = (from: FragmentSource<types.SupplierHeader_SupplierFragment>) =>
  client.useFragment({ fragment: types.SupplierHeader_SupplierFragmentDoc, fragmentName: "SupplierHeader_supplier", from });
export const useSupplierNetworks_supplierFragment = (from: FragmentSource<types.SupplierNetworks_SupplierFragment>) =>
  client.useFragment({ fragment: types.SupplierNetworks_SupplierFragmentDoc, fragmentName: "SupplierNetworks_supplier", from });
export const useSupplierPosition_supplierFragment = (from: FragmentSource<types.SupplierPosition_SupplierFragment>) =>
  client.useFragment({ fragment: types.SupplierPosition_SupplierFragmentDoc, fragmentName: "SupplierPosition_supplier", from });
export const useSupplierTimetable_supplierFragment = (from: FragmentSource<types.SupplierTimetable_SupplierFragment>) =>
  client.useFragment({ fragment: types.SupplierTimetable_SupplierFragmentDoc, fragmentName: "SupplierTimetable_supplier", from });
